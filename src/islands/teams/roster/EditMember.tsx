import { messages } from '../../../contract/messages.ts';
import { editPlayer, type TeamMember, updatePlayer } from '../../../contract/team-members.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { carryToast } from '../../shared/carried-toast.ts';
import { DataForm } from '../../shared/data-form/DataForm.tsx';
import { memberFields } from './member-fields.ts';

/** What is said of a member, to be changed by staff; the page then shows them, and the change in their history. */
export function EditMember({ team, member }: { team: string; member: TeamMember }) {
  const baseOf = (now: TeamMember) => ({ values: { ...now }, fixed: { id: team, playerid: now.id, version: now.version } });
  return (
    <DataForm
      call={updatePlayer}
      draft="member"
      fields={memberFields}
      {...baseOf(member)}
      submit="Save"
      reload={async () => baseOf((await askSignedIn(editPlayer, { id: team, playerid: member.id })).response)}
      onSaved={() => {
        carryToast({ text: messages.memberSaved, kind: 'success' });
        location.reload();
      }}
    />
  );
}
