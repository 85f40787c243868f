import { flagFacts, type Flag } from '../../../../contract/assistant/safety.ts';
import { bodyThemes, type BodyTheme } from '../../../../data/safety/body/body-themes.ts';
import { anyLabel, partsOfMessage, readLabelModel } from '../../learned/index.ts';
import { isBreathOfEffort } from './effort-breath.ts';
import { isSickOfNerves } from './sick-of-nerves.ts';
import { asideIn, conceptsIn, findBodyMeanings, themesIn } from './body-signs.ts';

/** Learned by scripts/train-body-signs.ts from src/data/safety/training-body. */
const bodyModel = readLabelModel(new URL('../../../../data/safety/body-weights.json', import.meta.url), findBodyMeanings);

/** How much the score of a theme counts beside the score of being about some theme. */
const shareOfTheme = 0.9;
/**
 * The least scores, of being about some theme and of the theme together: `alone` for the most likely theme without a sign (whose own score is
 * at least `ofTheme`), `withSign` for a combination of signs, `withWord` for a single word or name, and for what a rule found `withRule`, or
 * `withEmergency` if it is one. They are higher by `aside`, or by `wordAside` for a word or a rule, if the message tells of long ago, of a
 * film or asks out of interest. `other` is the least score of being about some theme for a rule whose flag the model did not learn. The score
 * is that of the most telling part, so that a message of many parts reaches any score more easily: `alone` rises by `perParts` times the
 * logarithm of their number.
 */
const limits = {
  alone: -3,
  perParts: 0.8,
  ofTheme: -4.5,
  withSign: -2.7,
  withWord: -2.7,
  withRule: -3.1,
  withEmergency: -4,
  other: -1.6,
  aside: 2.5,
  wordAside: 4,
} as const;

/** A clause below this score, of being about some theme, tells of none. */
const calmBelow = -1.6;
/** Whether a normalised clause is surely about no red flag of the body, as far as the learned model knows. */
export const isCalmClause = (roman: string): boolean => certaintyIn(roman).any < calmBelow;

/** The model is not asked about fewer words without a sign: they are names of foods and people, or say nothing. */
const fewestWords = 4;

/** What does not end: a stent or a transplant of ten years ago counts today. */
const lasting: ReadonlySet<BodyTheme> = new Set<BodyTheme>(['kidney-disease', 'blood-thinner', 'insulin', 'heart-condition']);
/** The themes that a flag of a rule is judged by. */
const themesOfCode = new Map<Flag['code'], BodyTheme[]>([
  ...Map.groupBy(Object.keys(bodyThemes) as BodyTheme[], (theme): Flag['code'] => bodyThemes[theme]),
  ['headInjury', ['concussion']],
]);

/** Signs of injury that the chat asks about with a checklist if no sign or rule names them; the model alone must be surer of them, by this. */
const surerBy: Partial<Record<BodyTheme, number>> = {
  fracture: 2,
  'leg-clot': 2,
  surgery: 2,
  nerve: 2,
  'no-weight': 2,
  rupture: 2,
  locked: 2,
  'night-pain': 2,
};

type Found = { readonly theme: BodyTheme; readonly part: string };
type Sign = Found & { readonly isWord: boolean };

const flagOf = ({ theme, part }: Found): Flag => {
  const code = bodyThemes[theme];
  return { code, level: flagFacts[code].level, found: part.trim().slice(0, 120) };
};

/** The signs of a message, combinations first, and the themes whose words all stand in it, if only to deny them. */
function signsIn(roman: string) {
  const parts = partsOfMessage(roman).map((part) => ({ part, ...conceptsIn(part) }));
  const signs = parts.flatMap(({ part, said }) => themesIn(said).map((one): Sign => ({ ...one, part })));
  const mentioned = new Set(parts.flatMap((one) => themesIn(one.mentioned)).map(({ theme }) => theme));
  return {
    countOfParts: parts.length,
    signs: [...signs.filter(({ isWord }) => !isWord), ...signs.filter(({ isWord }) => isWord)],
    mentioned,
  };
}

/** How sure the learned model is, in one message, of each theme: a score that is lower if the message speaks of it by the way. */
function certaintyIn(roman: string) {
  const scores = bodyModel.scoresOf(roman);
  const any = scores.find(({ label }) => label === anyLabel)?.score ?? 0;
  const aside = asideIn(roman);
  const isAside = (theme?: BodyTheme) => aside === 'aside' || (aside === 'past' && (theme === undefined || !lasting.has(theme)));
  const themes = scores.flatMap(({ label, ...rest }) => (label === anyLabel ? [] : [{ theme: label as BodyTheme, ...rest }]));
  const scoreOf = (theme: BodyTheme): number => themes.find((one) => one.theme === theme)?.score ?? 0;
  const sureOf = (theme: BodyTheme, ifAside: number) => any + shareOfTheme * scoreOf(theme) - (isAside(theme) ? ifAside : 0);
  return { any, themes, isAside, scoreOf, sureOf };
}
type Certainty = ReturnType<typeof certaintyIn>;

/** Whether what a rule found is meant so, and is not of a film, a jest or long healed. */
function isMeant({ code, level }: Flag, { any, isAside, sureOf }: Certainty): boolean {
  const themes = themesOfCode.get(code);
  if (!themes) return level === 'emergency' || any - (isAside() ? limits.wordAside : 0) > limits.other;
  return themes.some((theme) => sureOf(theme, limits.wordAside) > (level === 'emergency' ? limits.withEmergency : limits.withRule));
}

/**
 * Red flags of the body in a normalised message, with those that rules found (`byRules`): a combination of signs in a sentence or two, or
 * what the learned model is sure of by itself. Signs and rules are dropped if the model is sure that the words mean something else (a film,
 * a jest, long healed). `rulesAlone` leaves the model out; an everyday question (`isEveryday`) gets no flag by the model alone,
 * which must be `surer` by so much in a part of a text.
 */
export function bodyInText(roman: string, byRules: readonly Flag[], { rulesAlone = false, isEveryday = false, surer = 0 } = {}): Flag[] {
  if (rulesAlone) return [...byRules];
  const { signs, mentioned, countOfParts } = signsIn(roman);
  const certainty = certaintyIn(roman);
  const leastAlone = limits.alone + surer + limits.perParts * Math.log(Math.max(1, countOfParts));
  const found = certainty.themes.flatMap(({ theme, score, part }, rank): Found[] => {
    const sign = signs.find((one) => one.theme === theme);
    const sure = certainty.sureOf(theme, sign?.isWord ? limits.wordAside : limits.aside);
    if (sign) return sure > (sign.isWord ? limits.withWord : limits.withSign) ? [sign] : [];
    if (isEveryday || part.trim().split(' ').length < fewestWords) return [];
    // Without a sign but with all its words, the sign was denied: 'seene mein dard nahi hai'.
    return rank === 0 && score > limits.ofTheme && sure > leastAlone + (surerBy[theme] ?? 0) && !mentioned.has(theme)
      ? [{ theme, part }]
      : [];
  });
  const flags = [...byRules.filter((flag) => isMeant(flag, certainty)), ...found.map(flagOf)];
  const told = flags.filter(({ code, found: words }) => !(code === 'eatingDisorder' && isSickOfNerves(words, roman)));
  return withoutEffortAlone(withKnownAllergy(told, certainty, roman), byRules, roman);
}

/** What makes an allergy one that acts now. */
const goingOn =
  / (?:just (?:ate|had|eaten)|right now|minutes? ago|mins? ago|abhi|अभी|now|spreading|is swelling|are swelling|rahe? hai|rahi hai|रहा है|रही है|रहे हैं) /;

/** A strong allergy that is told as a habit or of long ago ('anaphylaxis to prawns') is no emergency; its card is about the pen and labels. */
function withKnownAllergy(flags: readonly Flag[], { scoreOf }: Certainty, roman: string): Flag[] {
  const reaction = flags.find(({ code }) => code === 'allergicReaction');
  const isKnown = scoreOf('known-allergy') > scoreOf('allergic-reaction') && !goingOn.test(roman);
  if (!isKnown || !reaction) return [...flags];
  const others = flags.filter(({ code }) => code !== 'allergicReaction' && code !== 'breathing' && code !== 'knownAllergy');
  return [...others, flagOf({ theme: 'known-allergy', part: reaction.found })];
}

/** Who loses their breath on stairs alone is to see a doctor; that is no emergency. */
function withoutEffortAlone(flags: readonly Flag[], byRules: readonly Flag[], roman: string): Flag[] {
  const isOfEffort = byRules.some(({ code, found }) => code === 'heartRisk' && isBreathOfEffort(found, roman));
  return flags.filter(({ code }) => !(isOfEffort && code === 'breathing'));
}
