import { useState } from 'react';
import { limits } from '../../../contract/limits.ts';
import { deleteTeam, type EditedTeam } from '../../../contract/team-edit.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx';
import { keepUndo } from '../keep-undo.ts';
import { leaveFor } from '../../shared/leave-for.ts';

const counted = (count: number, one: string, many: string) => (count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]);

/** What is deleted along with a team, in words. */
function inWords({ members, followers, events }: EditedTeam['goes_along']): string {
  const parts = [
    ...counted(members, 'member', 'members'),
    ...counted(followers, 'follower', 'followers'),
    ...counted(events, 'event', 'events'),
  ];
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');
}

/** Deletes the team after showing what is deleted along with it. It can be undone on the list of teams, which opens afterwards. */
export function DeleteTeam({ team }: { team: EditedTeam }) {
  const [isAsking, setAsking] = useState(false);
  const along = inWords(team.goes_along);
  async function remove() {
    const { response } = await askSignedIn(deleteTeam, { team_id: team.id });
    keepUndo({ kind: 'team', team: team.id, name: team.team_name, until: response.undo_until });
    leaveFor('/teams');
  }
  return (
    <>
      <p className="max-w-[60ch]">{along ? `${along} would go along.` : 'Nothing else would go along.'}</p>
      <button type="button" className="button button-plain mt-4 text-bad" onClick={() => setAsking(true)}>
        Delete the team
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Delete ${team.team_name}?`}
        text={`${along ? `${along} go along. ` : ''}You can bring all of it back for ${limits.undoMinutes} minutes, on your list of teams. After that it is deleted for good: answers, tasks, calendars, invitations and the logo too.`}
        confirm="Delete it"
        onConfirm={remove}
      />
    </>
  );
}
