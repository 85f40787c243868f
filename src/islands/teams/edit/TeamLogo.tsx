import { useState } from 'react';
import { messages } from '../../../contract/messages.ts';
import { type EditedTeam, removeTeamLogo } from '../../../contract/team-edit.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx';
import { ProfilePicture } from '../../shared/ProfilePicture.tsx';
import { showToast } from '../../shared/toast.ts';

/** The logo of a team, with a link to /editImage to change it and a button to remove it. */
export function TeamLogo({ team }: { team: EditedTeam }) {
  const [logo, setLogo] = useState(team.team_logo);
  const [isAsking, setAsking] = useState(false);
  async function remove() {
    await askSignedIn(removeTeamLogo, { team_id: team.id });
    setLogo(null);
    await showToast(messages.logoRemoved, 'success');
  }
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
      <ProfilePicture name={team.team_name} picture={logo} sport={team.sport_id} isRound={false} />
      <div className="flex flex-wrap gap-3">
        <a className={`button ${logo === null ? 'button-accent' : 'button-plain'}`} href={`/editImage?team=${team.id}`}>
          {logo === null ? 'Add a logo' : 'Change the logo'}
        </a>
        {logo !== null && (
          <button type="button" className="button button-plain" onClick={() => setAsking(true)}>
            Delete the logo
          </button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Delete the logo?"
        text="Others will see the team's initials on the court of its sport."
        confirm="Delete it"
        onConfirm={remove}
      />
    </div>
  );
}
