import { ask } from '../api-client/ask.ts';
import { editPlayer, listPlayers, type TeamMember } from '../contract/team-members.ts';
import { createEntityFamily } from './entity-store.ts';
import { refreshRegions } from './page-regions.ts';

/** Who belongs to a team. */
export const rosters = createEntityFamily('roster', async (team: string): Promise<{ members: readonly TeamMember[] }> => {
  const { response } = await ask(listPlayers, { team_id: team });
  return { members: response };
});

/** One member, as staff read them. */
export const members = createEntityFamily('member', async ({ team, member }: { team: string; member: string }) => {
  const { response } = await ask(editPlayer, { team_id: team, member_id: member });
  return response;
});

/** Shows a member as the server says they are now, wherever they stand on the page; a new one joins the roster. */
export function putMember(team: string, fresh: TeamMember): void {
  rosters.of(team).put(({ members: all }) => ({
    members: all.some(({ id }) => id === fresh.id) ? all.map((one) => (one.id === fresh.id ? fresh : one)) : [...all, fresh],
  }));
  members.of({ team, member: fresh.id }).put(() => fresh);
}

/** Reads who belongs to a team again, and the parts of the page that the server wrote about them. */
export function refreshRoster(team?: string): void {
  for (const { query, store } of rosters.opened()) if (!team || query === team) store.refresh();
  for (const { query, store } of members.opened()) if (!team || query.team === team) store.refresh();
  refreshRegions('roster');
}

/** Reads anew what the page says of the reader's teams: lists and heads of pages, all of which the server wrote. */
export function refreshTeams(): void {
  refreshRegions('teams');
}
