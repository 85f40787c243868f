import { modelNames, type ModelName } from './message-features.ts';

/** The models' scores of a message or a part of it, and their weighted mean. */
export type Scored = { readonly score: number; readonly each: readonly number[] };

const shares: Readonly<Record<ModelName, number>> = { words: 0.2, letters: 0.3, concepts: 0.5 };

export function combinedScore(of: (name: ModelName) => number): Scored {
  const each = modelNames.map(of);
  return { score: modelNames.reduce((sum, name, at) => sum + shares[name] * (each[at] ?? 0), 0), each };
}

/** Whether the mean is over the limit, and at least two of the three models agree that it is. */
export const isOver = ({ score, each }: Scored, limit: number): boolean => score > limit && each.filter((one) => one > limit).length > 1;
