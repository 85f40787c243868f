import type { ReactNode } from 'react';
import { ask } from '../../api-client/ask.ts';
import { getPlayerProfile, type PlayerProfile as Profile } from '../../contract/players.ts';
import { PopupLinks } from '../shared/PopupLinks.tsx';
import { PlayerProfile } from './PlayerProfile.tsx';

const load = async (id: string, signal: AbortSignal) => (await ask(getPlayerProfile, { player_id: id }, { signal })).response;
const show = (profile: Profile) => <PlayerProfile profile={profile} />;
const elsewhere = { href: '/noplayer', label: 'What to do now' };

/** Opens player links among its children in the player profile popup. */
export function PlayerPopups({ children }: { children?: ReactNode }) {
  return (
    <PopupLinks kind="player" load={load} show={show} elsewhere={elsewhere}>
      {children}
    </PopupLinks>
  );
}
