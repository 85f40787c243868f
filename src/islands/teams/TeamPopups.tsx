import type { ReactNode } from 'react';
import { ask } from '../../api-client/ask.ts';
import { getTeamProfile, type TeamProfile as Profile } from '../../contract/teams.ts';
import { PopupLinks } from '../shared/PopupLinks.tsx';
import { TeamProfile } from './TeamProfile.tsx';

const load = async (id: string, signal: AbortSignal) => (await ask(getTeamProfile, { team_id: id }, { signal })).response;
const show = (profile: Profile) => <TeamProfile profile={profile} />;
const elsewhere = { href: '/search?category=teams', label: 'All teams' };

/** Opens team links among its children in the team popup. */
export function TeamPopups({ children }: { children?: ReactNode }) {
  return (
    <PopupLinks kind="team" load={load} show={show} elsewhere={elsewhere}>
      {children}
    </PopupLinks>
  );
}
