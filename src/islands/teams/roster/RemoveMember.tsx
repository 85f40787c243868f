import { useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { deletePlayer, type TeamMember } from '../../../contract/team-members.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx';
import { keepUndo } from '../keep-undo.ts';
import { leaveFor } from '../../shared/leave-for.ts';

/** Removes a member from the team. It can be undone on the roster, which opens afterwards. */
export function RemoveMember({ team, member }: { team: string; member: TeamMember }) {
  const [isAsking, setAsking] = useState(false);
  const name = `${member.first_name} ${member.last_name}`.trim();
  async function remove() {
    const { response } = await askSignedIn(deletePlayer, { team_id: team, member_id: member.id });
    keepUndo({ kind: 'member', team, member: member.id, name, until: response.undo_until });
    leaveFor(`/team-member/${team}`);
  }
  return (
    <>
      <button type="button" className="button button-plain max-w-full text-bad wrap-anywhere" onClick={() => setAsking(true)}>
        Take {name} out of the team
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Take ${name} out?`}
        text={`Their number is free for somebody else. You can bring them back for ${limits.undoMinutes} minutes, on the roster. After that their answers, attendance and tasks here are deleted for good.`}
        confirm="Take them out"
        onConfirm={remove}
      />
    </>
  );
}
