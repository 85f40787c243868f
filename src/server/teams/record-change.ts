import { newId } from '../database/new-id.ts';
import type { Queryable } from '../database/queryable.ts';

export type TeamChange = {
  teamId: string;
  about: 'team' | 'member' | 'event' | 'task' | 'tournament';
  aboutId: string;
  /** Who did it; undefined where nobody did, as for what time does. */
  actorId?: string | undefined;
  /** A verb in the past, as 'added', 'changed', 'removed' or 'restored'. */
  what: string;
  before?: object | undefined;
  after?: object | undefined;
};

const insert = `
  insert into team_changes (team_id, id, about, about_id, actor_id, what, before, after)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

/** Writes down who changed what of a team, its people, events or tasks. Runs inside the caller's transaction. */
export async function recordChange(db: Queryable, { teamId, about, aboutId, actorId, what, before, after }: TeamChange): Promise<void> {
  const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));
  const values = [teamId, newId(), about, aboutId, actorId ?? null, what, json(before), json(after)];
  await db.query({ name: 'record-team-change', text: insert, values });
}
