import { readSparseModel } from '../learned/index.ts';
import { askedFeatures } from './asked-features.ts';

/** Learned from src/data/understanding/after-card by scripts/train-after-card.ts. */
const model = readSparseModel(new URL('../../../data/understanding/after-card-weights.json', import.meta.url));

/** What people ask after a card of safety, of themselves or of a friend. */
export const cardQuestions = ['tell', 'howToTalk', 'refuses', 'playOn', 'whenBack', 'going', 'whatNow', 'serious', 'better'] as const;
export type CardQuestion = (typeof cardQuestions)[number];

const leastChance = 0.5;

/** What a message asks if it goes on about the card before it; undefined if it speaks of something else. */
export function askedAfterCard(text: string): CardQuestion | undefined {
  const [best] = model.chancesOf(askedFeatures(text));
  return best && best.chance >= leastChance ? cardQuestions.find((one) => one === best.label) : undefined;
}

/** The hash of the lines that the model was learned from. */
export const afterCardLearnedFrom = model.learnedFrom;
