import { getPlayerProfile, type PlayerProfile } from '../../contract/players.ts';
import { getTeamProfile, type TeamProfile } from '../../contract/teams.ts';
import { refusalCode } from './search-outcome.ts';
import type { Typed } from './search-address.ts';

export type ProfileOutcome =
  | { step: 'player'; id: string; profile: PlayerProfile }
  | { step: 'team'; id: string; profile: TeamProfile }
  | { step: 'missing'; id: string; kind: 'player' | 'team' }
  | { step: 'failed'; id: string };

/** The profile that the address names; undefined where it names none. */
export async function openProfile(call: App.Locals['call'], { player, team }: Typed): Promise<ProfileOutcome | undefined> {
  const id = player || team;
  if (id === '') return undefined;
  try {
    if (player) return { step: 'player', id, profile: (await call(getPlayerProfile, { player_id: id })).response };
    return { step: 'team', id, profile: (await call(getTeamProfile, { team_id: id })).response };
  } catch (error) {
    // An invalid id in a damaged link is shown like a deleted profile.
    if (refusalCode(error)) return { step: 'missing', id, kind: player ? 'player' : 'team' };
    return { step: 'failed', id };
  }
}
