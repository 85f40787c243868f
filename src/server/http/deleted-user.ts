import { Refusal } from './refusal.ts';

const missingKey = '23503';
/** The names that PostgreSQL gives to foreign keys of the columns that name a user. */
const keyOfUser = /_(user_id|actor_id|[a-z]+_by)_fkey$/;

const fieldOf = (error: object, name: 'code' | 'constraint' | 'detail'): string =>
  String((error as Partial<Record<typeof name, unknown>>)[name]);

/**
 * An error of a statement that names a user whose account was deleted meanwhile, as a refusal: `sessionExpired` if it is the viewer's, else
 * `changedMeanwhile`. Other errors are returned as they are.
 */
export function refuseDeletedUser(error: unknown, viewerId: string | undefined): unknown {
  if (!(error instanceof Error)) return error;
  // drizzle wraps the error of the database.
  const cause = error.cause instanceof Error ? error.cause : error;
  if (fieldOf(cause, 'code') !== missingKey || !keyOfUser.test(fieldOf(cause, 'constraint'))) return error;
  const isViewer = viewerId !== undefined && fieldOf(cause, 'detail').includes(viewerId);
  return new Refusal(isViewer ? 'sessionExpired' : 'changedMeanwhile');
}
