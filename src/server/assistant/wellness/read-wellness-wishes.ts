import type { LifeSituation } from '../../../contract/assistant/quiet-wishes.ts';
import type { Reading, Sentence } from '../wishes/index.ts';
import { QuietText, readLife, readMind, readMindDangers, readPractices, readRefusedDays } from '../quiet-wishes/index.ts';
import { practiceWords } from './practice-names.ts';

const lives: readonly (readonly [RegExp, LifeSituation])[] = [
  [
    / (?:night ?shifts?|graveyard shifts?|nights? dut(?:y|ies)|work(?:ing)? (?:at )?nights?|raat ki (?:shift|duty|pali|paali)|night me (?:kaam|duty)|rotating shifts?|shift (?:work|duty)\w*|(?:7|8|9|10|11) pm (?:to )?(?:[4-9]) am) /,
    'nightShift',
  ],
  [
    / (?:newborn|new ?born|new (?:mother|father|mom|mum|dad|parent)s?|(?:baby|son|daughter|beta|beti|bachcha|baccha|bacha|infant) (?:is |ki |ka |abhi )?\d+ (?:days?|weeks?|months?|din|hafte|mahine)(?: old)?|baby (?:wakes|cries|feeds)|breast ?feed\w*|night feeds?|feeds? at night|(?:wakes?|up) every \d+ hours?|chhota bach\S*|nanha bach\S*|duudh pil\S*|dudh pil\S*) /,
    'newborn',
  ],
  [
    / (?:exams?|boards?|board exams?|pariksha\S*|imtihan|entrance|jee|neet|upsc|ssc|cat exam|semester|finals week|syllabus|padhai (?:\S+ ){0,2}(?:ghante|din)|stud(?:y|ying) (?:\S+ ){0,2}(?:hours?|hrs?|all day)) /,
    'exams',
  ],
  [
    / (?:car(?:e|ing) (?:for|of) (?:\S+ ){0,3}(?:mother|father|mom|mum|dad|parents?|wife|husband|son|daughter|grand\w+|in ?law|papa|mummy)|carer|caregiver|(?:unki|inki|uski) (?:\S+ )?(?:dekha? ?bha+l|seva|sewa)|care ?giver|look(?:ing)? after (?:\S+ ){0,3}(?:mother|father|mom|mum|dad|parents?|wife|husband|grand\w+|in ?laws?|papa|mummy)|(?:dementia|alzheimer\w*|bedridden|paralysed|paralyzed|lakwa|stroke) (?:\S+ ){0,3}(?:mother|father|mom|mum|dad|wife|husband|papa|mummy|maa)|(?:maa|ma|papa|pita|mummy|saas|sasur|dadi|dada|nani|pati|patni) (?:\S+ ){0,3}(?:dekha? ?bha+l|seva|sewa|bistar par|bimar)\S*) /,
    'carer',
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
    english: 'The practices turn to what is around you, in small steps; the card with this plan comes first.',
    hindi: 'अभ्यास छोटे कदमों में बाहर की चीज़ों की ओर हैं; इस प्लान के साथ दिया कार्ड पहले है।',
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
  const dangers = readMindDangers(text);
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
