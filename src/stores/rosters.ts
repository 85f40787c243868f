import { ask } from '../api-client/ask.ts';
import { editPlayer, listPlayers, type TeamMember } from '../contract/team-members.ts';
import { createEntityFamily } from './entity-store.ts';
import { refreshRegions } from './page-regions.ts';

/** The members of a team. */
export const rosters = createEntityFamily('roster', async (team: string): Promise<{ members: readonly TeamMember[] }> => {
  const { response } = await ask(listPlayers, { team_id: team });
  return { members: response };
});

/** One member, with what staff may see. */
export const members = createEntityFamily('member', async ({ team, member }: { team: string; member: string }) => {
  const { response } = await ask(editPlayer, { team_id: team, member_id: member });
  return response;
});

/** Replaces a member by the server's latest version, everywhere on the page; a new one is added to the roster. */
export function putMember(team: string, fresh: TeamMember): void {
  rosters.of(team).put(({ members: all }) => ({
    members: all.some(({ id }) => id === fresh.id) ? all.map((one) => (one.id === fresh.id ? fresh : one)) : [...all, fresh],
  }));
  members.of({ team, member: fresh.id }).put(() => fresh);
}

/** Reloads the roster of a team and the server-rendered parts of the page about it. */
export function refreshRoster(team?: string): void {
  for (const { query, store } of rosters.opened()) if (!team || query === team) store.refresh();
  for (const { query, store } of members.opened()) if (!team || query.team === team) store.refresh();
  refreshRegions('roster');
}

/** Updates the server-rendered parts of the page about the reader's teams: lists and page headers. */
export function refreshTeams(): void {
  refreshRegions('teams');
}
