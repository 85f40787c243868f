import { readFileSync } from 'node:fs';
import { combinedScore, type Scored } from './combined-score.ts';
import { featuresOf, modelNames, partsIn, sumOver, type Features, type ModelName } from './message-features.ts';
import { readWeights, type PackedWeights } from './sparse-weights.ts';

type Model = PackedWeights & { readonly bias: number };
/**
 * The least scores of a whole message, of a short one, of a sentence, of one in a message with a sign or rule, of a message with a sign, of one
 * with a rule, of one for support, with a rule or without, and of one within a conversation; and the least evidence of several messages together.
 * The least scores for distress: of a message that gets support by it alone, of one with a rule of sadness, and of a short one that is judged at all.
 */
type Limits = Readonly<
  Record<
    | 'whole'
    | 'short'
    | 'part'
    | 'partWithSign'
    | 'signed'
    | 'ruled'
    | 'support'
    | 'named'
    | 'inTalk'
    | 'together'
    | 'strained'
    | 'sad'
    | 'everyday',
    number
  >
>;
type Learned = { readonly limits: Limits; readonly models: Readonly<Record<ModelName, Model>>; readonly distress: Model };

type Scorer = (at: readonly number[]) => number;

/** The scorer of a model. It stands apart, and so do those of all models, to keep the weights alone and not the text that they are read from. */
function scorerOf(model: Model): Scorer {
  const { bias, scale } = model;
  const weightOf = readWeights(model);
  return (at) => bias + scale * sumOver(weightOf, at);
}
const scorersOf = (models: Learned['models']) =>
  Object.fromEntries(modelNames.map((name) => [name, scorerOf(models[name])])) as Readonly<Record<ModelName, Scorer>>;

function readLearned() {
  const file = new URL('../../../../data/safety/despair-weights.json', import.meta.url);
  const { limits, models, distress } = JSON.parse(readFileSync(file, 'utf8')) as Learned;
  const scorers = scorersOf(models);
  const distressIn = scorerOf(distress);
  return {
    limits,
    scoreOf: (features: Features): Scored => combinedScore((name) => scorers[name](features[name])),
    distressOf: ({ concepts }: Features): number => distressIn(concepts),
  };
}
const { limits, scoreOf, distressOf } = readLearned();

/**
 * How much a whole message, and its most striking sentence or two, resemble what people in danger write, and how much the whole resembles what people
 * in distress write, dangerous or not.
 */
export type Likeness = { readonly whole: Scored; readonly part: Scored; readonly distress: number; readonly words: string };

/** The six consecutive words with the highest score, to be quoted. */
function weightiestWords(plain: string): string {
  const words = plain.trim().split(' ');
  const windows = words.slice(0, Math.max(1, words.length - 5)).map((_word, at) => words.slice(at, at + 6).join(' '));
  return highest(windows).text.slice(0, 120);
}
const highest = (texts: readonly string[]): { text: string; scored: Scored } =>
  texts
    .map((text) => ({ text, scored: scoreOf(featuresOf(text)) }))
    .reduce((best, one) => (one.scored.score > best.scored.score ? one : best));

/** The score of a normalised message as a whole. */
export const wholeScoreOf = (plain: string): number => scoreOf(featuresOf(plain)).score;

/** Reads a normalised message with the models that scripts/train-likeness.ts learns from src/data/safety/training. */
export function likenessOf(plain: string): Likeness {
  const features = featuresOf(plain);
  const whole = scoreOf(features);
  const parts = partsIn(plain);
  const best = parts.length > 0 ? highest(parts) : { text: plain, scored: whole };
  return {
    whole,
    part: best.scored,
    distress: distressOf(features),
    get words() {
      return weightiestWords(best.text);
    },
  };
}

/** The limits that scripts/train-likeness.ts sets on messages that were left out of learning. */
export { limits };
