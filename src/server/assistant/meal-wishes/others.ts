import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { statedOfOthers } from '../chips/index.ts';
import type { TracedText } from '../messages/index.ts';
import type { Reading, Sentence } from '../wishes/index.ts';
import { ofAnother, readAllergiesOfOthers } from './allergies.ts';
import { readingOf, spoken } from './rule.ts';

const kin =
  '(?:wife|husband|hubby|son|sons|daughter|daughters|kids?|child|children|toddler|baby|brother|sister|mother|mom|mum|father|dad|parents|partner|grandmother|grandfather|in laws|mother in law|father in law|roommate|biwi|pati|patni|beta|bete|beti|bhai|behan|maa|mummy|papa|saas|sasur|bacche|bachhe|bachche|dadi|dada|nani|nana|family|everyone|everybody)';
/** That one pot is cooked for all, so that what binds one of them binds the plan. */
const onePot =
  / (?:(?:we |hum )?(?:cook|eat) together|share (?:all |the same |our |every |a )*(?:meals?|food|kitchen|plate)|(?:for|of) all of us|(?:one|ek|ek hi) (?:kadhai|patila|cooker)|(?:eat|eats|eating|dine|dines) (?:the same|with (?:us|me)|together|what (?:i|we) (?:eat|cook|make))|(?:cook|cooking|make|making) (?:the same |one |a single )?(?:\S+ )?(?:for (?:everyone|everybody|all|all of us|the family|the whole family|us all|both|both of us|them too|him too|her too)|once for all)|same (?:food|meal|meals|pot|dish|dishes|kitchen|plate)|one (?:pot|meal|kitchen)|(?:wont|cant|not|no|dont) (?:\S+ )?(?:two (?:kitchens|meals|menus)|cook (?:twice|separately|two)|separate (?:cooking|meals?|food))|(?:sab|sabke|sab ke|sabka|dono|poore ghar|ghar bhar) (?:ke liye|ka|ek hi|wahi|same)|(?:sath|saath|साथ) (?:me |mein |hi |में |ही )?(?:khat\w*|khaana|khana|khate|खात\S*|खाना)|ek hi (?:khana|sabzi|patila|bartan)|wahi (?:khana|khate|khati|khata)|(?:everyone|everybody|all of us|we all|whole family|family) (?:eats|eat|shares|share)) /;

/** 'My friends eat chicken, I don't': what others eat is refused in the next breath. */
const notI =
  /^ (?:[^;,]{0,40}? )?[;,]? ?(?:but |par |lekin |magar |and |पर |लेकिन )?(?:i|main|mai|me|hum|मैं|हम) (?:personally )?(?:dont|do not|nahin|never|नहीं)(?: eat| touch| have| khata| khati| khate| खाता| खाती| खाते)?(?: it| them| that| any| hu| hai| हूं| हूँ)* (?:[;,]|$)/;

const notBinding: Sentence = {
  english:
    'The plan is for you, so what others like or leave out does not change it. If one pot is cooked for all, write so, such as ‘no karela, we eat together’.',
  hindi: 'प्लान आपके लिए है, इसलिए दूसरों की पसंद या परहेज़ से वह नहीं बदलता। अगर सबका खाना एक साथ बनता है तो लिखें, जैसे ‘करेला नहीं, हम साथ खाते हैं’।',
};
const conditionOf: readonly (readonly [words: string, condition: Extract<Constraint, { type: 'condition' }>['value']])[] = [
  ['diabetes|diabetic|sugar|shugar|madhumeh|insulin|metformin|शुगर|मधुमेह|डायबिटीज', 'diabetes'],
  ['high bp|bp|high blood pressure|blood pressure|hypertension|बीपी', 'highBloodPressure'],
  ['kidney (?:disease|problem|patient|failure)|ckd|dialysis|kidney', 'kidneyDisease'],
  ['pcos|pcod', 'pcos'],
  ['pregnant|expecting|garbhvati|pregnancy', 'pregnancy'],
  ['ibs', 'irritableBowel'],
];
const ill = conditionOf.map(([words]) => words).join('|');
const illness = spoken(
  `(?:my |our |the |mera |meri |mere |मेरी |मेरे |मेरा )*(?:\\S+ )?(?:${kin}|माँ|मां|पिता|पति|पत्नी|बच्चे|सास|दादी) (?:(?:is|are|has|have|had|ko|ki|ke|got|also|a|an|type|2|1|hai|bhi|को|की|के|on|takes?|with|long|severe) ){0,4}(?:${ill})(?: (?:hai|patient|है|hain|medicine|tablets?|ki bimari)){0,2}`,
);

/** What troubles a baby at the breast is left out by its mother: 'baby gets gas when I eat rajma'. */
const isNursing = / (?:breast ?fe\w+|nursing|feeding (?:a|my|the|her|him|baby)|lactating|doodh pila\w+|stanpan|स्तनपान|दूध पिला\S+) /;
const babyTrouble =
  / (?:baby|babies|infant|newborn|little one|lo|bachcha|bacche|bachche|bachhe|bebi|munna|munni|बच्चे|बच्चा|शिशु) [^;]*(?:gas\w*|colic\w*|fuss\w*|rash\w*|cranky|cries|crying|reflux|spits?|bloat\w*|pet dard|dast|loose|पेट|गैस|रोत\S*) /;

/** What is said of others who eat: it binds the plan where one pot is cooked for all, and otherwise is answered. */
export function readOthers(traced: TracedText): Reading[] {
  const shared = onePot.test(traced.plain);
  const allergies = readAllergiesOfOthers(traced);
  const isAllergy = (index: number, length: number) => {
    const { from, to } = traced.spanOf(index, length);
    return allergies.some((one) => one.from < to && from < one.to);
  };
  const tastes = statedOfOthers(traced).flatMap(({ index, length, constraints, ifRefused }): Reading[] => {
    if (isAllergy(index, length)) return [];
    const said = notI.exec(` ${traced.plain.slice(index + length).trimStart()}`);
    if (said) return [readingOf(traced, index, length + said[0].replace(/[;,]$/, '').trimEnd().length, ifRefused)];
    const sentence = ` ${traced.plain.slice(traced.plain.lastIndexOf(';', index) + 1).split(' ; ')[0] ?? ''} `;
    if (isNursing.test(traced.plain) && babyTrouble.test(sentence)) return [readingOf(traced, index, length, ifRefused)];
    return constraints.length === 0 ? [] : [readingOf(traced, index, length, shared ? constraints : notBinding)];
  });
  const conditions = [...traced.plain.matchAll(illness)].flatMap((found): Reading[] => {
    const value = conditionOf.find(([words]) => new RegExp(` (?:${words}) `, 'u').test(found[0]))?.[1];
    if (value === undefined) return [];
    return [readingOf(traced, found.index, found[0].length, shared && value !== 'pregnancy' ? [{ type: 'condition', value }] : notBinding)];
  });
  const apart = allergies.map(({ from, to }): Reading => ({ from, to, always: ofAnother }));
  const all = [...allergies, ...apart, ...tastes, ...conditions];
  const pot = onePot.exec(traced.plain);
  const isBound = pot !== null && all.some((one) => 'constraints' in one);
  if (!isBound) return all;
  const clause = traced.plain.slice(pot.index + 1).split(/ [;,] /)[0] ?? '';
  return [...all, { ...traced.spanOf(pot.index + 1, Math.max(pot[0].length - 2, clause.trimEnd().length)), aside: true }];
}
