import { makeMyFeed } from '../../src/contract/calendars.ts';
import { parseCalendar } from './parse-calendar.ts';
import { makeEvent, type EventRow } from './team-event.ts';
import { appWithTeam } from './app-with-team.ts';
import type { TeamPerson } from './team.ts';

/** A team with calendar feeds. */
export async function appWithFeeds() {
  const team = await appWithTeam();
  const { app, people, teamId } = team;
  /** The path of a newly created feed. */
  async function feedOf(person: TeamPerson): Promise<string> {
    const { body } = await app.ask(makeMyFeed, {}, { headers: people[person].headers });
    return new URL(body['address'] as string).pathname;
  }
  const read = async (path: string) => parseCalendar(await (await app.send(path)).text());
  const answer = (eventId: string, memberId: string, given: 'yes' | 'no' | 'maybe', seat: string | null = null) =>
    app.context.database.pool.query(
      `insert into event_answers (team_id, event_id, member_id, answer, via, seat) values ($1, $2, $3, $4, 'app', $5)`,
      [teamId, eventId, memberId, given, seat],
    );
  return { ...team, feedOf, read, answer, event: (changes: EventRow = {}) => makeEvent(app, teamId, changes) };
}
