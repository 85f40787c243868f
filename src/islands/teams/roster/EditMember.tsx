import { messages } from '../../../contract/messages.ts';
import { putMember, refreshRoster } from '../../../stores/rosters.ts';
import { editPlayer, type TeamMember, updatePlayer } from '../../../contract/team-members.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { DataForm } from '../../shared/data-form/DataForm.tsx';
import { fieldsWithoutContacts, memberFields } from './member-fields.ts';

type Props = { team: string; member: TeamMember; mayChangeContacts: boolean };

/** The form of a member for staff. The page then shows the change in the member's history. */
export function EditMember({ team, member, mayChangeContacts }: Props) {
  const baseOf = (now: TeamMember) => ({
    values: { ...now },
    fixed: {
      team_id: team,
      member_id: now.id,
      version: now.version,
      // They are sent as they are: a call changes all fields.
      ...(!mayChangeContacts && { email: now.email, phone: now.phone }),
    },
  });
  return (
    <DataForm
      call={updatePlayer}
      draft="member"
      fields={mayChangeContacts ? memberFields : fieldsWithoutContacts}
      {...baseOf(member)}
      submit="Save"
      reload={async () => baseOf((await askSignedIn(editPlayer, { team_id: team, member_id: member.id })).response)}
      saved={messages.memberSaved}
      onSaved={({ response }) => {
        putMember(team, response);
        refreshRoster(team);
        return baseOf(response);
      }}
    />
  );
}
