import { Refusal } from '../http/refusal.ts';
import type { TaskRow } from './read-tasks.ts';

type Claim = TaskRow['claims'][number];

/** A swap that is asked for, and whose part it is about. Refuses `noSuchSwap`. */
export function findSwap(task: TaskRow, swapId: string): { claim: Claim; swap: NonNullable<Claim['swap']> } {
  const claim = task.claims.find(({ swap }) => swap?.id === swapId);
  if (!claim?.swap) throw new Refusal('noSuchSwap');
  return { claim, swap: claim.swap };
}
