import { wishConcepts } from '../../../../../data/workout/wish-concepts.ts';
import { wishSigns } from '../../../../../data/workout/wish-signs.ts';
import { readLabelModel, wordsIn, type FoundClass } from '../../../learned/index.ts';
import { WishText } from '../reading/wish-text.ts';
import { conceptsOfWishes, maskedWords } from './masked-words.ts';

const model = readLabelModel(new URL('../../../../../data/workout/wish-weights.json', import.meta.url), conceptsOfWishes);

/** What is felt about an exercise or a tool, and what a weekday is for. */
export const stanceKinds: ReadonlySet<string> = new Set(['refuse', 'want', 'neutral', 'lack', 'own', 'onlyOwn']);
const dayKinds: ReadonlySet<string> = new Set(['dayRest', 'dayTrain', 'dayMatch', 'dayPractice', 'dayOther']);

type Sign = { readonly kind: string; readonly all: readonly string[]; readonly none: readonly string[] };
const signs: readonly Sign[] = Object.entries(wishSigns).flatMap(([kind, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map((names) => ({
      kind,
      all: names.filter((name) => !name.startsWith('!')),
      none: names.filter((name) => name.startsWith('!')).map((name) => name.slice(1)),
    })),
);
/** What figures tell: a reading of 140 over 90 or more, or a week of pregnancy beside nothing else. */
const figures: Readonly<Record<string, RegExp>> = {
  number: /\d/,
  bpReading: / (?:1[4-9]\d|2[0-4]\d) (?:by |over |on |and )?(?:9\d|1[01]\d) /,
  gestation:
    /^ (?:(?:i am|am|main|now|currently|today|about|at|we are|she is) )*(?:1[2-9]|2\d|3\d|4[01]) week (?:today|now|in|so far|here|hai|hu|done|ho gaye )*$/,
};
const ofWords = new Set(['exercise', 'tool', 'day', ...Object.keys(figures)]);
const unknown = signs.flatMap(({ all, none }) => [...all, ...none]).filter((name) => !(name in wishConcepts) && !ofWords.has(name));
if (unknown.length > 0) throw new Error(`No such concepts: ${unknown.join(', ')}`);

const denial = /^(?:no|not|never|without|dont|doesnt|isnt|havent|hasnt|neither|nor|bina|zero)$/;
/** Whether a concept is named only to deny it: 'no hernia', 'asthma nahin hai'. */
function isDenied(words: readonly string[], { from, length }: FoundClass): boolean {
  return (
    words.slice(Math.max(0, from - 2), from).some((word) => denial.test(word)) ||
    [0, 1].some((gap) => words[from + length + gap] === 'nahin' && words[from + length] !== 'nahin')
  );
}

/** The concepts that a masked phrase says, and those that it denies too. */
function conceptsIn(masked: string): { readonly said: ReadonlySet<string>; readonly named: ReadonlySet<string> } {
  const words = wordsIn(masked);
  const found = conceptsOfWishes(words);
  const ofMasks = [...ofWords].filter((name) => figures[name]?.test(masked) ?? masked.includes(`§${name}`));
  return {
    said: new Set([...found.filter((one) => one.name === 'not' || !isDenied(words, one)).map(({ name }) => name), ...ofMasks]),
    named: new Set([...found.map(({ name }) => name), ...ofMasks]),
  };
}

/** What is told of a body: of somebody else's it asks nothing. */
const ofTheBody = new Set(
  `hurtBefore hurts pregnancy postpartum heart bloodPressure osteoporosis diabetes asthma hernia leaking noBending vertigo hypermobile noDeepKnee noOverhead noStrain
  noKneel noProne noLying noHands noTwisting noBalance noHeadDown noHard chestPain throughPain ill drugs medical painfulPeriod`.split(
    /\s+/,
  ),
);
const others =
  /^ (?:(?:but|and|also) )?(?:my |his |her |our |mere |meri |mera |hamare |मेरे |मेरी |मेरा )?(?:(?:little|elder|younger|older|best|chhote|bade|chhoti|badi) )?(?:wife|husband|mother|father|mom|mum|dad|papa|mummy|brother|sister|bhai|behan|son|daughter|friend|dost|pati|patni|beta|beti|grandfather|grandmother|dadi|dada|nani|nana|uncle|aunt|cousin|neighbour|colleague|boss|girlfriend|boyfriend|पापा|मां|मम्मी|भाई|बहन|पत्नी|पति|दोस्त|बेटा|बेटी|दादी|दादा) (?!.* (?:i|me|mujhe|main|mai|मुझे|मैं) )/;

/** Every kind that the concepts of a phrase are signs of, in the order of the table. */
export function signsIn(masked: string): string[] {
  const { said, named } = conceptsIn(masked);
  const met = signs.filter(({ all, none }) => {
    const concepts = all.includes('not') || all.includes('remove') ? named : said;
    return all.every((name) => concepts.has(name)) && !none.some((name) => named.has(name));
  });
  const kinds = [...new Set(met.map(({ kind }) => kind))];
  if (!others.test(masked)) return kinds;
  const isOfABody = named.has('part') || kinds.some((kind) => ofTheBody.has(kind));
  return [...kinds.filter((kind) => !ofTheBody.has(kind)), ...(isOfABody ? ['ofOthers'] : [])];
}

/** Concepts that talk of anything has. */
const ofAnyTalk = new Set(
  'love not only lives upstairs babyWord asleep kin withWord soon bodyWeight past healed highOr longWord before orderWord easyWord match gymWord doctor practice rise remove lose atMost'.split(
    ' ',
  ),
);
/** Whether a phrase speaks of a body, an exercise, a day, a place or a goal of training. */
export const speaksOfTraining = (phrase: string): boolean => {
  const text = maskedWords(new WishText(phrase).words);
  return /§/.test(text) || [...conceptsIn(text).named].some((name) => !ofAnyTalk.has(name) && !ofWords.has(name));
};

const surely = 0.5;
/** The labels that a phrase may have, with their chances, which come to 1. */
function chancesFor(masked: string, mayBe: (label: string) => boolean): { readonly label: string; readonly chance: number }[] {
  const scores = model.scoresOf(masked).filter(({ label }) => mayBe(label));
  const most = scores[0]?.score ?? 0;
  const sum = scores.reduce((all, { score }) => all + Math.exp(score - most), 0);
  return scores.map(({ label, score }) => ({ label, chance: Math.exp(score - most) / sum }));
}

const illnesses: ReadonlySet<string> = new Set(
  'pregnancy postpartum heart bloodPressure osteoporosis diabetes asthma hernia vertigo hypermobile leaking medical ill chestPain hurts'.split(
    ' ',
  ),
);
/** 'Not pregnant', 'no asthma or anything', 'sugar nahin hai'. */
const denying =
  /^ (?:(?:i|we|am|have|is|are|do|but|and|so|my|to|mujhe|thank god) )*(?:no|not|never|dont|without|havent|koi) |(?:no|not|never|dont have|without) (?:any |known |such )*[^ ]+ (?:at all )?$| (?:nahin|free|fine|ok|okay|good|healthy|strong|theek|normal|clear|alright|perfect|ठीक) (?:hai |hu |h |hain |tha |thi |है |हूं |though |now |too )*$/;

/** What asks for something is rather called not understood than passed over. */
const wanting = / (?:want|need|give|please|chahiye|no|not|dont|without|only|avoid|skip|nahin|mat|चाहिए|नहीं) /;
/** What must not be said of somebody who only named a number. */
const grave: ReadonlySet<string> = new Set(['quickLoss', 'drugs', 'oneRepMax', 'throughPain', 'twiceADay', 'ill', 'chestPain']);

/** The kind that phrases like this one were in training, if they were most probably of one. */
export function learnedKind(masked: string): string | undefined {
  const hasThing = /§(?:exercise|tool)/.test(masked);
  const isOfOthers = others.test(masked);
  const hasDay = masked.includes('§day');
  const [best] = chancesFor(
    masked,
    (label) =>
      (hasThing || !stanceKinds.has(label)) &&
      (hasDay || !dayKinds.has(label)) &&
      !(isOfOthers && ofTheBody.has(label)) &&
      !(illnesses.has(label) && denying.test(masked)),
  );
  const least = best?.label === 'aside' ? (wanting.test(masked) ? 0.65 : 0.4) : grave.has(best?.label ?? '') ? 0.8 : surely;
  return best && best.chance > least ? best.label : undefined;
}

/** What phrases like this one say of the things that they name. */
export function learnedStance(masked: string): string | undefined {
  const all = chancesFor(masked, (label) => stanceKinds.has(label));
  const best = all[0];
  if (!best) return undefined;
  // Refusing an exercise and lacking a tool come to the same.
  const isGone = /^(?:refuse|lack)$/.test(best.label);
  const chance = isGone ? all.reduce((sum, one) => sum + (/^(?:refuse|lack)$/.test(one.label) ? one.chance : 0), 0) : best.chance;
  return chance > 0.6 ? best.label : undefined;
}

/** What phrases like this one say of the weekdays that they name. */
export function learnedDayKind(masked: string): string | undefined {
  const [best] = chancesFor(masked, (label) => dayKinds.has(label));
  return best && best.chance > 0.6 ? best.label : undefined;
}

const muscleKinds: ReadonlySet<string> = new Set(['muscleOut', 'muscleOnly', 'muscleMore', 'muscleNone']);
/** What phrases like this one say of the muscles that they name. */
export const learnedMuscleKind = (masked: string): string | undefined => {
  const [best] = chancesFor(masked, (label) => muscleKinds.has(label));
  return best && best.chance > 0.7 ? best.label : undefined;
};

/** A phrase with its exercises, tools and weekdays masked. */
export const masked = (words: readonly string[]): string => maskedWords(words);
