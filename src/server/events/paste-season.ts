import type { Answer, CheckedFields } from '../../contract/call.ts';
import type { pasteSeason as call } from '../../contract/events.ts';
import type { AppContext } from '../http/app-context.ts';
import type { Viewer } from '../http/route.ts';
import { inTeam } from '../teams/index.ts';
import { makeEvents } from './add-event.ts';
import { planEvents } from './plan-events.ts';
import { readSeason, type SeasonRow } from './read-season.ts';
import { teamZoneOf } from './team-of-event.ts';
import { instantOf, localPlus } from '../recurrence/index.ts';
import { query, sql } from '../database/sql.ts';

/** Marks rows whose date is over, or whose time is already taken by another game or another row. */
function withProblems(rows: readonly SeasonRow[], zone: string, known: ReadonlySet<number>): SeasonRow[] {
  const seen = new Set(known);
  return rows.map((row) => {
    if (row.problem || row.starts_local === null) return row;
    const at = instantOf(row.starts_local, zone).getTime();
    const problem = at <= Date.now() ? 'This day is over.' : seen.has(at) ? 'There is a game at that time already.' : null;
    seen.add(at);
    return { ...row, problem };
  });
}

const readGamesToCome = sql<
  { at: Date },
  [teamId: string]
>`select starts_at as at from live_events where team_id = $1 and kind = 'game' and starts_at > now()`;

/** Parses a pasted season and, with `create`, adds its games; rows with a problem are skipped. Refuses `noSuchTeam` and `notYours`. */
export async function pasteSeason(app: AppContext, fields: CheckedFields<typeof call>, viewer: Viewer): Promise<Answer<typeof call>> {
  const { team_id: teamId, text, minutes, create, tell } = fields;
  const answer = await inTeam(app, { teamId, viewer, permission: 'editEvents', lock: create }, async (client) => {
    const zone = await teamZoneOf(client, teamId);
    const { rows: games } = await query(client, readGamesToCome, [teamId]);
    const rows = withProblems(readSeason(text), zone, new Set(games.map(({ at }) => at.getTime())));
    const events = rows.flatMap(({ starts_local: starts, opponent, place, problem }) => {
      if (!starts || problem) return [];
      const written = { kind: 'game', title: '', note: '', opponent, place, map_link: '', remind_before: [] } as const;
      return planEvents(teamId, { ...written, remind_before: [], starts_local: starts, ends_local: localPlus(starts, minutes) }, '', zone)
        .events;
    });
    if (create) await makeEvents(app, client, teamId, { events }, viewer.userId, tell);
    return { status: 1 as const, rows, created: create ? events.length : 0 };
  });
  app.jobs.deliverSoon();
  return answer;
}
