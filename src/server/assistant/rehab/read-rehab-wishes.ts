import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { traceMessage } from '../messages/index.ts';
import type { Reading, Sentence } from '../wishes/index.ts';
import { readWorkoutWishes } from '../workout/index.ts';

/** What a rehab plan acts on among what words of training ask for. */
const actedOn: ReadonlySet<Constraint['type']> = new Set([
  'condition',
  'movement',
  'noExercise',
  'minutes',
  'days',
  'trainOn',
  'restOn',
  'onlyEquipment',
  'equipment',
  'without',
  'trainFor',
]);

const noted: Sentence = {
  english:
    'The plan cannot judge this and changes no exercise for it. If it is new, came with a fall or a snap, or you are not sure, show it to a doctor or physiotherapist before you begin.',
  hindi:
    'यह योजना इसे परख नहीं सकती, और इससे कोई कसरत नहीं बदलती। अगर यह नया है, गिरने या चटकने से हुआ, या आपको भरोसा नहीं, तो शुरू करने से पहले डॉक्टर या फ़िज़ियोथेरेपिस्ट को दिखाइए।',
};
type Rule = {
  readonly says: Sentence;
  readonly pattern: RegExp;
  readonly outcome: 'always' | 'cannot';
  readonly adds?: readonly Constraint[];
};

/** What people with an injury write, with an honest answer to each. */
const rules: readonly Rule[] = [
  {
    outcome: 'cannot',
    pattern:
      / (?:match|game|tournament|final|trials?|race|league|khel|muqabla|मैच|टूर्नामेंट|मुकाबला) (?:\S+ ){0,4}?(?:in \S+ (?:days?|weeks?)|tomorrow|today|on (?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)|this week\w*|next week\w*|kal|parso|hai|है|बाद)|(?:must|have to|need to|got to) (?:play|run|compete)|\S+ (?:din|दिन|hafte|हफ्ते) (?:baad|bad|me|mein|में|बाद) (?:\S+ ){0,2}?(?:match|मैच|race|tournament|टूर्नामेंट) /,
    adds: [{ type: 'trainFor', value: 'comeback' }],
    says: {
      english:
        'No plan can promise a date: you play again when the criteria of the last phase hold. The beginning of the plan says how many weeks that usually takes; tell your coach today that you may not be ready.',
      hindi:
        'तारीख का वादा कोई प्लान नहीं कर सकता: आखिरी चरण की शर्तें पूरी हों तब खेलें। आमतौर पर कितने हफ्ते लगते हैं, यह प्लान की शुरुआत में लिखा है; कोच को आज ही बता दें कि शायद आप तैयार न हों।',
    },
  },
  {
    outcome: 'cannot',
    pattern:
      / (?:no|without|bina|बिना) (?:\S+ )?(?:equipment|gym|kit|band|dumbbells?|saaman|samaan|सामान) (?:\S+ ){0,2}?(?:on|at|over) (?:the )?(?:weekends?|\w+days?)|(?:weekends?|sat\w*|sun\w*) (?:\S+ ){0,3}?(?:no|without|nahin|nahi|bina) (?:\S+ )?(?:equipment|gym|kit|saaman|samaan) /,
    says: {
      english: 'The plan has one list for every day, and your equipment stays in it. On days without it, do the exercises that need none.',
      hindi: 'प्लान में हर दिन की एक ही सूची है, और आपका सामान उसमें रहता है। जिस दिन सामान न हो, बिना सामान वाली कसरतें करें।',
    },
  },
  {
    outcome: 'always',
    pattern:
      / (?:keep|continue|carry on|go on|want to|start|back to|return to) (?:\S+ )?(?:running|run|jogging|daud\w*)|(?:half )?marathon|10 ?k|5 ?k|runner|ultra|दौडना|दौड़ना|मैराथन /,
    adds: [{ type: 'trainFor', value: 'endurance' }],
    says: {
      english: 'The last steps lead back to running: first walking, then run and walk, distance before speed, hills last.',
      hindi: 'आखिरी कदम दौड़ में वापसी के हैं: पहले सैर, फिर दौड़ और चाल, पहले दूरी, फिर रफ्तार, चढ़ाई सबसे बाद।',
    },
  },
  {
    outcome: 'always',
    pattern:
      / (?:balance (?:problems?|issues?|trouble)|unsteady|fear of falling|afraid of falling|scared of falling|(?:risk of|might|may|often|keep) fall\w*|fell (?:\S+ ){0,3}?(?:last|this|twice|times|year|month|bathroom)|falls? (?:last|this) year|girne ka (?:dar|darr)|gir (?:jata|jati|jaunga|gaya tha|gayi thi)|santulan|गिरने का (?:डर|खतरा)|गिर (?:जाता|जाती|गई थी|गया था)|संतुलन) /,
    adds: [{ type: 'movement', value: 'balancing' }],
    says: {
      english: 'Nothing on one leg without support: both hands on something firm.',
      hindi: 'बिना सहारे एक पैर पर कुछ नहीं: दोनों हाथ किसी मजबूत चीज पर।',
    },
  },
  {
    outcome: 'always',
    pattern:
      / (?:leak\w*|incontinen\w*|wet myself|pee (?:\S+ ){0,3}?(?:when|while)|peshab (?:\S+ ){0,2}?(?:nikal\w*|leak\w*|tapak\w*)|पेशाब (?:\S+ ){0,2}?(?:निकल\S*|टपक\S*)) /,
    adds: [
      { type: 'movement', value: 'impact' },
      { type: 'movement', value: 'straining' },
    ],
    says: {
      english: 'No jumps and no straining while you leak. A physiotherapist for the pelvic floor helps most people with it.',
      hindi: 'जब तक पेशाब टपकता है, कूद और जोर लगाना नहीं। पेल्विक फ्लोर की फिजियोथेरेपिस्ट से ज्यादातर लोगों को आराम मिलता है।',
    },
  },
  {
    outcome: 'always',
    pattern:
      / (?:doctor|doc|dr|physio\w*|surgeon|डॉक्टर|फिजियो\S*) (?:\S+ ){0,3}?(?:cleared|ok|okay|fine|allowed|permission|ne (?:\S+ )?(?:ha|haan|ijazat|bola theek)|अनुमति|इजाजत|ठीक) /,
    says: {
      english: 'Good, noted. The phases still go by the criteria.',
      hindi: 'अच्छा, ध्यान में रखा। चरण फिर भी शर्तों से चलते हैं।',
    },
  },
  {
    outcome: 'always',
    pattern:
      / (?:second|third|2nd|3rd|fourth|again|twice|dobara|doosri|dusri|teesri|phir se|दूसरी|तीसरी|फिर से|दोबारा) (?:\S+ ){0,3}?(?:time|times|year|bar|baar|बार|साल)|(?:rolled|happened|came back|sprained) (?:\S+ ){0,2}?(?:again|times|twice) /,
    says: {
      english:
        'Noted: what comes back needs the last two phases in full. Do not stop when the pain does, and let a physiotherapist see it.',
      hindi: 'ध्यान में रखा: जो लौटता है उसे आखिरी दोनों चरण पूरे चाहिए। दर्द जाते ही मत रुकिए, और फिजियोथेरेपिस्ट को दिखाइए।',
    },
  },
];

/** Words that ask for something; without one of them a phrase tells a fact. */
const asking =
  / (?:want|need|no|not|never|without|only|avoid|please|pls|give|add|skip|prefer|make|dont|chahiye|mat|bina|sirf|nahin|nahi|de do|dijiye|चाहिए|मत|बिना|सिर्फ|केवल|नहीं|दीजिए) /;
const factAnyway = / (?:no symptoms?|no pain|not swollen|no swelling|said no|grade \d|dard nahin|koi dard|दर्द नहीं|सूजन नहीं) /;

/** What hurts is no refusal: the pain rule answers it with a step back. */
const hurts = / (?:hurt\w*|pain\w*|sore|ache\w*|aching|dard|dukh\w*|दर्द|दुख\S*) /;

type Clause = { readonly from: number; readonly to: number; readonly plain: string };
function clausesOf(text: string): Clause[] {
  return [...text.matchAll(/(?:(?!\s(?:and|but|aur|lekin|और|लेकिन)\s)[^,.;!?\n।])+/gu)].flatMap(({ 0: words, index }) => {
    const { plain } = traceMessage(words);
    const from = index + words.length - words.trimStart().length;
    return words.trim() ? [{ from, to: index + words.trimEnd().length, plain: ` ${plain.trim()} ` }] : [];
  });
}

/** What words ask of a rehab plan: what is read of a training, as far as it concerns healing, and what people with an injury write. */
export function readRehabWishes(text: string): Reading[] {
  const clauses = clausesOf(text);
  const own = clauses.flatMap(({ from, to, plain }): Reading[] => {
    const rule = rules.find(({ pattern }) => pattern.test(plain));
    if (!rule) return [];
    if (rule.outcome === 'cannot') return [{ from, to, cannot: rule.says, ...(rule.adds && { constraints: rule.adds }) }];
    return [{ from, to, always: rule.says, ...(rule.adds && { constraints: rule.adds }) }];
  });
  const overlaps = (one: Clause | Reading, other: Clause | Reading) => one.from < other.to && other.from < one.to;
  // What one rule answers whole is not read again, except for a condition: 'osteoporosis, fell last year'.
  const isAnswered = (one: Reading) => own.some((other) => overlaps(one, other));
  const heard = readWorkoutWishes(text);
  const hasDays = heard.some((one) => 'constraints' in one && one.constraints?.some(({ type }) => type === 'trainOn'));
  const onlyHurts = (one: Reading) =>
    clauses.some((clause) => overlaps(one, clause) && hurts.test(clause.plain) && !asking.test(clause.plain));
  const training = heard.flatMap((one): Reading[] => {
    if (!('constraints' in one) || !one.constraints) return [];
    const constraints = one.constraints.filter(
      ({ type }) =>
        actedOn.has(type) &&
        !(type === 'noExercise' && onlyHurts(one)) &&
        !(hasDays && type === 'days') &&
        (!isAnswered(one) || type === 'condition' || type === 'movement'),
    );
    return constraints.length > 0 ? [{ from: one.from, to: one.to, constraints }] : [];
  });
  const read = [...own, ...training];
  const facts = clauses
    .filter((clause) => !read.some((one) => overlaps(one, clause)))
    .filter(({ plain }) => factAnyway.test(plain) || !asking.test(plain))
    .map(({ from, to }): Reading => ({ from, to, reach: 'guess', always: noted }));
  return [...read, ...facts];
}
