import { flagFacts, type Flag } from '../../../../contract/assistant/safety.ts';
import { bodyThemes, type BodyTheme } from '../../../../data/safety/body/body-themes.ts';
import { anyLabel, partsOfMessage, readLabelModel } from '../../learned/index.ts';
import { asideIn, conceptsIn, findBodyMeanings, themesIn } from './body-signs.ts';

/** Learned by scripts/train-body-signs.ts from src/data/safety/training-body. */
const bodyModel = readLabelModel(new URL('../../../../data/safety/body-weights.json', import.meta.url), findBodyMeanings);

/** How much the score of a theme counts beside the score of being about some theme. */
const shareOfTheme = 0.6;
/**
 * The least scores: `alone` for the most likely theme without a sign (whose own score is at least `ofTheme`), `withSign` for a combination
 * of signs, `withWord` for a single word or name, and `withRule` (of being about some theme) for what a rule found. They are higher by
 * `aside`, or by `wordAside` for a word or a rule, if the message tells of long ago, of a film or asks out of interest. Models that had not
 * learned them flagged 6 to 8 of 100 look-alikes with them, and 3 of 100 ordinary messages.
 */
const limits = { alone: -1.2, ofTheme: -3, withSign: -4.2, withWord: -3.2, withRule: -1, aside: 2.5, wordAside: 4 } as const;

/** The model is not asked about fewer words without a sign: they are names of foods and people, or say nothing. */
const fewestWords = 4;

/** What does not end: a stent or a transplant of ten years ago counts today. */
const lasting: ReadonlySet<BodyTheme> = new Set<BodyTheme>(['kidney-disease', 'blood-thinner', 'insulin', 'heart-condition']);
const learnedCodes: ReadonlySet<Flag['code']> = new Set(Object.values(bodyThemes));

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
  return { signs: [...signs.filter(({ isWord }) => !isWord), ...signs.filter(({ isWord }) => isWord)], mentioned };
}

/**
 * Red flags of the body in a normalised message, with those that rules found (`byRules`): a combination of signs in a sentence or two, or
 * what the learned model is sure of by itself. Signs and rules are dropped if the model is sure that the words mean something else (a film,
 * a jest, long healed). `rulesAlone` leaves the model out.
 */
export function bodyInText(roman: string, byRules: readonly Flag[], rulesAlone = false): Flag[] {
  if (rulesAlone) return [...byRules];
  const { signs, mentioned } = signsIn(roman);
  const scores = bodyModel.scoresOf(roman);
  const any = scores.find(({ label }) => label === anyLabel)?.score ?? 0;
  const aside = asideIn(roman);
  const isAside = (theme?: BodyTheme) => aside === 'aside' || (aside === 'past' && (theme === undefined || !lasting.has(theme)));
  const themes = scores.filter(({ label }) => label !== anyLabel);
  const found = themes.flatMap(({ label, score, part }, rank): Found[] => {
    const theme = label as BodyTheme;
    const sign = signs.find((one) => one.theme === theme);
    const total = any + shareOfTheme * score - (isAside(theme) ? (sign?.isWord ? limits.wordAside : limits.aside) : 0);
    if (sign) return total > (sign.isWord ? limits.withWord : limits.withSign) ? [sign] : [];
    if (part.trim().split(' ').length < fewestWords) return [];
    // Without a sign but with all its words, the sign was denied: 'seene mein dard nahi hai'.
    return rank === 0 && score > limits.ofTheme && total > limits.alone && !mentioned.has(theme) ? [{ theme, part }] : [];
  });
  const isMeant = any - (isAside() ? limits.wordAside : 0) > limits.withRule;
  // 'What is happening, he fainted' is no question out of interest: an emergency that a rule found needs more to be dropped.
  const kept = byRules.filter(({ code, level }) => {
    if (isMeant) return true;
    if (level === 'emergency') return !isAside() || !learnedCodes.has(code) || any > limits.withRule;
    return !isAside() && !learnedCodes.has(code);
  });
  return withoutEffortAlone([...kept, ...found.map(flagOf)], byRules, roman);
}

/** What makes breathlessness an emergency although it is about stairs or a hill too. */
const acute =
  / (?:cant|cannot|couldnt|unable|rest|resting|sitting|lying|leta|lete|baithe|baitha|night|raat|sudden\w*|achanak|ekdam|blue|nila|neela|lips|now|abhi|worse|chok\w*|gasp\w*|wheez\w*|suffocat\w*|nahin) /;

/** The words of the rule about breath on stairs, unlike those about a stent or a racing heart. */
const ofBreath = /breath|puff|sans|saans|hanf|haanf|साँस|सांस|हाँफ|हांफ/;

/** Who loses their breath on stairs alone is to see a doctor; that is no emergency. */
function withoutEffortAlone(flags: readonly Flag[], byRules: readonly Flag[], roman: string): Flag[] {
  const isOfEffort = byRules.some(({ code, found }) => code === 'heartRisk' && ofBreath.test(found)) && !acute.test(roman);
  return flags.filter(({ code }) => !(isOfEffort && code === 'breathing'));
}
