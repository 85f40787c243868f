import { limits } from '../../contract/limits.ts';

/** Until when something that was deleted at this moment can be brought back. */
export const undoUntil = (deletedAt: Date) => ({ undo_until: new Date(deletedAt.getTime() + limits.undoMinutes * 60_000).toISOString() });

/** The same as a condition on a column of when it was deleted. */
export const isUndoable = (column: string) => `${column} > now() - interval '${limits.undoMinutes} minutes'`;
