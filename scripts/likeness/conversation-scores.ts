import type { LeftOut } from './learn-likeness.ts';

/** A conversation with the score of each of its messages, as the product takes it: the mean of the message alone and with the two before. */
export type ScoredConversation = { readonly label: string; readonly scores: readonly number[] };

export function conversationsIn(leftOut: readonly LeftOut[]): ScoredConversation[] {
  const ofConversation = leftOut.filter(({ conversation }) => conversation !== undefined);
  return [...Map.groupBy(ofConversation, ({ conversation }) => conversation).values()].map((rows) => {
    const byTurn = [...Map.groupBy(rows, ({ turn = 0 }) => turn)].sort(([a], [b]) => a - b);
    const mean = (of: readonly LeftOut[]) => of.reduce((sum, { whole }) => sum + whole.score, 0) / of.length;
    return { label: rows[0]?.label ?? '', scores: byTurn.map(([, of]) => mean(of)) };
  });
}
