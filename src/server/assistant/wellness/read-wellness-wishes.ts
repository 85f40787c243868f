import type { LifeSituation } from '../../../contract/assistant/quiet-wishes.ts';
import type { Reading, Sentence } from '../wishes/index.ts';
import { QuietText, readLife, readMind, readPractices, readRefusedDays } from '../quiet-wishes/index.ts';
import { practiceWords } from './practice-names.ts';

/**
 * What no plan is the help for, and whom to ask instead. Sources: NICE CG185 (bipolar disorder: little need of sleep with high energy), NICE
 * CG115 (alcohol: no sudden stop for daily drinkers), NICE CG192 (mental health after birth: asked about and treated early).
 */
const dangers: readonly (readonly [readonly RegExp[], Sentence])[] = [
  [
    [
      / (?:no|not|without|havent|hardly|nahin|didnt|barely|awake|jag\S*|bina) /,
      / (?:sl[e]+pt?|sleeping|nap|neend|nind|soya|soyi|sone|so|awake|jag\S*) /,
      / (?:[2-9]|1\d) (?:days?|nights?|din|raat\S*|rat\S*) /,
      / (?:amazing|great|fantastic|wonderful|full of (?:energy|ideas)|energetic|on top|unstoppable|high|invincible|brilliant|superb|energy|thoughts race|ideas|mast|bahut acha|josh|takat|tired not|not tired|need no sleep|thakan nahin) /,
    ],
    {
      english:
        'Nights without sleep and much energy can be the start of an illness that a doctor can treat. See one today, tell somebody at home, and take no big decisions until then. In India: Tele-MANAS 14416, day and night.',
      hindi:
        'कई रात न सोना और फिर भी बहुत जोश, यह ऐसी बीमारी की शुरुआत हो सकती है जिसका इलाज है। आज ही डॉक्टर से मिलिए, घर में किसी को बताइए, और तब तक कोई बड़ा फ़ैसला मत लीजिए। भारत में: टेली-मानस 14416, दिन-रात।',
    },
  ],
  [
    [
      / (?:alcohol|drink(?:s|ing)?(?! (?:\S+ ){0,3}(?:water|milk|doodh|dudh|haldi|chai|tea|coffee|juice|shake|soup|soda|lassi|protein|buttermilk|kadha) )|drunk|whisky|whiskey|rum|vodka|wine|beers?|pegs?|daru|daaru|sharab|sharaab|peg|liquor|brandy|bottle of) /,
      / (?:every (?:night|day|evening)|daily|nightly|to (?:sleep|fall asleep|forget|cope)|roz|rojana|each night|har (?:raat|din|roz)|without it|sone ke liye|all nights|cant stop) /,
    ],
    {
      english:
        'Alcohol every night makes sleep lighter and the next day heavier. Do not stop from one day to the next: with daily drinking that can be dangerous, so see a doctor this week. In India the free helpline is 14446, and Tele-MANAS 14416.',
      hindi:
        'रोज़ शराब नींद को कच्ची और अगले दिन को भारी करती है। एकदम से बंद मत कीजिए: रोज़ पीने वालों में वह ख़तरनाक हो सकता है, इसलिए इसी हफ़्ते डॉक्टर से मिलिए। भारत में निःशुल्क हेल्पलाइन 14446 है, और टेली-मानस 14416।',
    },
  ],
  [
    [/ (?:sleeping (?:pills?|tablets?)|neend ki goli\S*|alprax\w*|alprazolam|zolpidem|clonazepam|lorazepam|diazepam|restyl) /],
    {
      english:
        "Sleeping pills belong in a doctor's hands: neither more of them, nor stopped at once, nor with alcohol. Ask the doctor who knows you this week.",
      hindi: 'नींद की गोली डॉक्टर की देखरेख में ही: न ज़्यादा, न एकदम बंद, न शराब के साथ। इसी हफ़्ते अपने डॉक्टर से पूछिए।',
    },
  ],
  [
    [
      / (?:baby|newborn|new ?born|gave birth|delivery|postpartum|bachcha|bacche|baccha|bacha|new (?:mother|mom|mum)|infant|prasav) /,
      / (?:cry|crying|cried|bad mother|bad mom|bad mum|not a good mother|sad|low|empty|hopeless|no bond|cant bond|dont love|guilty|failing|rona|rot[aie]|udas\S*|buri maa|burii? maa|worthless|numb|scared of (?:the|my) baby|regret) /,
    ],
    {
      english:
        'So much crying in the months after a birth is common, has nothing to do with being a bad mother, and can be treated. Tell your gynaecologist, midwife or doctor this week; ask for the Edinburgh questions. In India: Tele-MANAS 14416, day and night. Thoughts of harming yourself or the baby: call 112 now.',
      hindi:
        'बच्चे के बाद के महीनों में इतना रोना बहुतों को होता है, इससे कोई बुरी माँ नहीं हो जाती, और इसका इलाज है। इसी हफ़्ते अपनी डॉक्टर, दाई या आशा को बताइए; एडिनबरा सवालों के बारे में पूछिए। भारत में: टेली-मानस 14416, दिन-रात। खुद को या बच्चे को चोट पहुँचाने का ख़याल आए: अभी 112।',
    },
  ],
];

/** Dangers are told over several pieces of a text, so that the whole is read. */
function readDangers(text: QuietText): Reading[] {
  const sentences = text.plain.split(' ; ');
  let index = 0;
  return sentences.flatMap((sentence): Reading[] => {
    const plain = ` ${sentence.trim()} `;
    const place = text.spanOf(index + 1, sentence.trim().length);
    index += sentence.length + 3;
    return dangers.flatMap(([signs, says]): Reading[] => (signs.every((sign) => sign.test(plain)) ? [{ ...place, cannot: says }] : []));
  });
}

const lives: readonly (readonly [RegExp, LifeSituation])[] = [
  [
    / (?:night ?shifts?|graveyard shifts?|nights? dut(?:y|ies)|work(?:ing)? (?:at )?nights?|raat ki (?:shift|duty|pali|paali)|night me (?:kaam|duty)|rotating shifts?|shift (?:work|duty)\w*|(?:7|8|9|10|11) pm (?:to )?(?:[4-9]) am) /,
    'nightShift',
  ],
  [
    / (?:newborn|new ?born|new (?:mother|father|mom|mum|dad|parent)s?|(?:baby|son|daughter|beta|beti|bachcha|baccha|bacha|infant) (?:is |ki |ka |abhi )?\d+ (?:days?|weeks?|months?|din|hafte|mahine)(?: old)?|baby (?:wakes|cries|feeds)|breast ?feed\w*|night feeds?|feeds? at night|(?:wakes?|up) every \d+ hours?|chhota bach\S*|nanha bach\S*|duudh pil\S*|dudh pil\S*) /,
    'newborn',
  ],
];
/** Lengths of other things than practice: hours of work, of sleep, between wakings. */
const otherLengths =
  / (?:every \d+(?:[.:]\d+)? (?:hours?|hrs?|minutes?|ghante)|har \d+ ghante|(?:work\w*|sleep\w*|slept|awake|study\w*|job|shift|travel\w*|commut\w*|sota|soti|kaam|padh\S*) (?:\S+ ){0,3}\d+(?:[.:]\d+)? (?:hours?|hrs?|minutes?|ghante|pm|am)(?: \S+){0,2}|\d+(?:[.:]\d+)? (?:hours?|hrs?|ghante) (?:of |ki |ka )?(?:sleep|work|shift|job|neend|kaam|study|duty|screen|a day at)|\d+ (?:coffees?|cups?|chai|teas?|cigarettes?) (?:\S+ ){0,3}) /;

/** What living with a condition means for these two weeks. */
const ofMind: Readonly<Record<'trauma' | 'psychosis' | 'panic' | 'epilepsy', Sentence>> = {
  trauma: {
    english:
      'If pictures come back, look around and name what you see. A trauma therapist can help well; the plan does not dig in memories.',
    hindi: 'तस्वीरें लौटें तो चारों ओर देखकर चीज़ों के नाम लीजिए। ट्रॉमा का इलाज जानने वाला अच्छी मदद कर सकता है; यह प्लान यादें नहीं कुरेदता।',
  },
  psychosis: {
    english:
      'Voices or visions belong with a doctor: see one soon, and today if they tell you to do something. In India: Tele-MANAS 14416.',
    hindi: 'आवाज़ें या दृश्य हों तो डॉक्टर से जल्दी मिलिए, और वे कुछ करने को कहें तो आज ही। भारत में: टेली-मानस 14416।',
  },
  panic: {
    english:
      'A panic attack passes, often within minutes. If watching the breath makes it worse, look at the room and name five things; a doctor or counsellor can treat it well.',
    hindi: 'घबराहट का दौरा कुछ मिनट में उतर जाता है। साँस देखने से बढ़े तो कमरे में पाँच चीज़ों के नाम लीजिए; डॉक्टर या काउंसलर इसका अच्छा इलाज कर सकते हैं।',
  },
  epilepsy: {
    english: 'Sleep matters most with epilepsy; nothing here breathes fast.',
    hindi: 'मिर्गी में नींद सबसे ज़रूरी है; यहाँ तेज़ साँस कहीं नहीं है।',
  },
};

const overlaps = (one: Reading, other: Reading) => one.from < other.to && other.from < one.to;
const without = (readings: readonly Reading[], others: readonly Reading[]) =>
  readings.filter((one) => !others.some((other) => overlaps(one, other)));

const asking =
  / (?:want|wants|need|needs|no|not|without|avoid|only|please|pls|add|include|give|keep|skip|remove|more|less|instead|chahiye|mat|bina|sirf|nahin|can|could|would like|prefer|make) /;

/** What is only told asks for nothing, and is never answered with 'We did not understand this'. */
const readTold = (text: QuietText): Reading[] =>
  text.pieces.flatMap((piece): Reading[] =>
    asking.test(piece.plain) ? [] : [{ ...text.spanOfPiece(piece), aside: true, reach: 'guess' }],
  );

/** What the words of a wellness form ask for and tell. */
export function readWellnessWishes(typed: string): Reading[] {
  const text = new QuietText(typed);
  const dangers = readDangers(text);
  const lived = text.pieces.flatMap((piece): Reading[] =>
    lives.flatMap(([pattern, value]): Reading[] =>
      pattern.test(piece.plain) ? [{ ...text.spanOfPiece(piece), constraints: [{ type: 'life', value }] }] : [],
    ),
  );
  const mind = readMind(text).flatMap((reading): Reading[] =>
    'constraints' in reading
      ? (reading.constraints ?? []).flatMap((one): Reading[] =>
          one.type === 'mind' ? [{ from: reading.from, to: reading.to, always: ofMind[one.value] }] : [],
        )
      : [],
  );
  const refused = readPractices(text, practiceWords).filter(
    (one) => !('constraints' in one) || !one.constraints?.some(({ type }) => type === 'wantPractice'),
  );
  const lengths = text.pieces.flatMap((piece): Reading[] =>
    otherLengths.test(piece.plain) ? [{ ...text.spanOfPiece(piece), aside: true }] : [],
  );
  const asked = [...dangers, ...lived, ...refused, ...without(readRefusedDays(text), lived)];
  const said = [...asked, ...without(mind, dangers)];
  return [
    ...said,
    ...lengths.filter((one) => !said.some((other) => overlaps(one, other))),
    ...without(readLife(text, 'wellness'), said),
    ...readTold(text),
  ];
}
