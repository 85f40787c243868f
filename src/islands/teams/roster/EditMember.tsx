import { messages } from '../../../contract/messages.ts';
import { putMember, refreshRoster } from '../../../stores/rosters.ts';
import { editPlayer, type TeamMember, updatePlayer } from '../../../contract/team-members.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { DataForm } from '../../shared/data-form/DataForm.tsx';
import { fieldsWithoutContacts, memberFields } from './member-fields.ts';

type Props = { team: string; member: TeamMember; mayChangeContacts: boolean; isGuarded: boolean };

/** Of a child with a guardian a coach changes neither the contacts nor that they are under 18. */
const fieldsOfGuarded = fieldsWithoutContacts.filter((field) => field.kind === 'group' || field.name !== 'is_minor');

/**
 * The form of a member for staff. The page then shows the change in the member's history. Where `isGuarded`, only the child's guardian and
 * the managers change what decides who acts for the child.
 */
export function EditMember({ team, member, mayChangeContacts, isGuarded }: Props) {
  const baseOf = (now: TeamMember) => ({
    values: { ...now },
    fixed: {
      team_id: team,
      member_id: now.id,
      version: now.version,
      // They are sent as they are: a call changes all fields.
      ...(!mayChangeContacts && { email: now.email, phone: now.phone }),
      ...(isGuarded && { is_minor: now.is_minor }),
    },
  });
  return (
    <DataForm
      call={updatePlayer}
      draft="member"
      fields={isGuarded ? fieldsOfGuarded : mayChangeContacts ? memberFields : fieldsWithoutContacts}
      {...baseOf(member)}
      submit="Save"
      reload={async () => baseOf((await askSignedIn(editPlayer, { team_id: team, member_id: member.id })).response)}
      saved={messages.memberSaved}
      onSaved={({ response }) => {
        putMember(team, response);
        refreshRoster(team);
        return baseOf(response);
      }}
    >
      {isGuarded && (
        <p className="text-muted">
          This player has a guardian: the guardian and the managers of the team change their e-mail and phone, and managers take them out.
        </p>
      )}
    </DataForm>
  );
}
