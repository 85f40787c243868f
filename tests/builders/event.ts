import { expect } from 'vitest';
import { addTeamEvent } from '../../src/contract/events.ts';
import type { TeamEvent } from '../../src/contract/event-shapes.ts';
import type { testApp } from './open-test-app.ts';

type TestApp = Pick<Awaited<ReturnType<typeof testApp>>, 'ask'>;
type Sender = { headers: Record<string, string> };

const dayMs = 86_400_000;
/** The date this many days from now, such as '2026-11-28'. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** The form fields of a training in `days` days at 18:30, with changes. */
export const training = (days = 7, changes: Record<string, unknown> = {}) => ({
  kind: 'training',
  title: 'Nets',
  place: 'Maidan 4',
  starts_local: `${dayFromNow(days)}T18:30`,
  ends_local: `${dayFromNow(days)}T20:00`,
  tell: false,
  ...changes,
});

/** Adds events to a team and returns them. */
export async function addEvents(app: TestApp, teamId: string, { headers }: Sender, fields: Record<string, unknown> = training()) {
  const { status, body } = await app.ask(addTeamEvent, { team_id: teamId, ...fields }, { headers });
  expect(body).toMatchObject({ status: 1 });
  expect(status).toBe(200);
  return body['response'] as TeamEvent[];
}

/** Like `addEvents`, for a single event. */
export async function addOneEvent(app: TestApp, teamId: string, sender: Sender, fields?: Record<string, unknown>): Promise<TeamEvent> {
  const [event] = await addEvents(app, teamId, sender, fields);
  if (!event) throw new Error('no event was added');
  return event;
}

/** What an event's form sends if nothing was changed. */
export const formOf = ({
  team_id,
  id,
  version,
  kind,
  title,
  opponent,
  note,
  place,
  own_map_link,
  starts_local,
  ends_local,
  meet_local,
  time_zone,
  capacity,
  answer_by_local,
  remind_before,
}: TeamEvent) => ({
  team_id,
  event_id: id,
  version,
  kind,
  title,
  opponent,
  note,
  place,
  map_link: own_map_link,
  starts_local,
  ends_local,
  meet_local,
  time_zone,
  capacity,
  answer_by_local,
  remind_before,
  tell: false,
});
