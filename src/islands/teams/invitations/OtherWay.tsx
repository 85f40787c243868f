import type { Ward } from '../../../contract/guardians.ts';
import type { Invitation, InvitedAs } from '../../../contract/invitations.ts';
import { GuardianDesk } from './GuardianDesk.tsx';
import { ImportPeople } from './ImportPeople.tsx';
import type { DeskTeam } from './InvitationDesk.tsx';
import { InviteByLink } from './InviteByLink.tsx';
import { InvitePlayer } from './InvitePlayer.tsx';

type Props = {
  /** The value of its tab. */
  way: string;
  team: DeskTeam;
  places: readonly InvitedAs[];
  invitations: readonly Invitation[];
  minors: readonly Ward[];
  onChanged: () => void;
  onMinorsChanged: () => void;
};

/** The ways to invite that are not visible at first; their code is not part of the page's first download. */
export function OtherWay({ way, team, places, invitations, minors, onChanged, onMinorsChanged }: Props) {
  if (way === 'player') return <InvitePlayer team={team} places={places} onInvited={onChanged} />;
  if (way === 'link') return <InviteByLink team={team} places={places} invitations={invitations} onMade={onChanged} onEnded={onChanged} />;
  if (way === 'guardians')
    return <GuardianDesk team={team} wards={minors} invitations={invitations} onInvited={onChanged} reload={onMinorsChanged} />;
  return (
    <ImportPeople
      team={team}
      onImported={() => {
        onChanged();
        // A list may contain minors and their guardians.
        onMinorsChanged();
      }}
    />
  );
}
