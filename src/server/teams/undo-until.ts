import { limits } from '../../contract/limits.ts';

/** When something that was deleted at this moment can no longer be brought back. */
export const undoEnd = (deletedAt: Date): Date => new Date(deletedAt.getTime() + limits.undoMinutes * 60_000);

/** The same as it is told to who deleted it. */
export const undoUntil = (deletedAt: Date) => ({ undo_until: undoEnd(deletedAt).toISOString() });

/** The same as a condition on a column of when it was deleted. */
export const isUndoable = (column: string) => `${column} > now() - interval '${limits.undoMinutes} minutes'`;
