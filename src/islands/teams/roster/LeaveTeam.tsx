import { useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { messages } from '../../../contract/messages.ts';
import { leaveTeam } from '../../../contract/team-members.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { carryToast } from '../../shared/carried-toast.ts';
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx';
import { leaveFor } from '../../shared/leave-for.ts';

/** The button to leave a team; the last owner has to transfer the team first. */
export function LeaveTeam({ team, name }: { team: string; name: string }) {
  const [isAsking, setAsking] = useState(false);
  async function leave() {
    await askSignedIn(leaveTeam, { team_id: team });
    carryToast({ text: messages.teamLeft, kind: 'success' });
    leaveFor('/teams');
  }
  return (
    <>
      <button type="button" className="button button-plain" onClick={() => setAsking(true)}>
        Leave the team
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Leave ${name}?`}
        text={`You no longer see its roster and its events. To come back, somebody has to invite you. What the team keeps of you is deleted after ${limits.undoMinutes} minutes.`}
        confirm="Leave"
        cancel="Stay"
        onConfirm={leave}
      />
    </>
  );
}
