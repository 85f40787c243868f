import { useState } from 'react';
import { messages } from '../../../contract/messages.ts';
import { changeRole, editPlayer, givenRoles, handOverTeam, type TeamMember } from '../../../contract/team-members.ts';
import { members, putMember, refreshRoster } from '../../../stores/rosters.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { carryToast } from '../../shared/carried-toast.ts';
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx';
import { DataForm } from '../../shared/data-form/DataForm.tsx';
import { useEntity } from '../../shared/use-entity.ts';
import { roleLabels } from '../role-labels.ts';
import { leaveFor } from '../../shared/leave-for.ts';

type Props = { team: string; member: TeamMember };

const details = {
  owner: 'All of it, and who is what.',
  manager: 'The team, its requests and its events.',
  coach: 'The roster and the events.',
  player: 'Answers for themselves.',
} as const;

/** Lets an owner change a member's role or transfer the team. */
export function ChangeRole({ team, member: first }: Props) {
  const member = useEntity(members, { team, member: first.id }, first);
  const baseOf = ({ id, role, version }: TeamMember) => ({ values: { role }, fixed: { team_id: team, member_id: id, version } });
  const [isAsking, setAsking] = useState(false);
  const name = `${member.first_name} ${member.last_name}`.trim();
  const roles = givenRoles.filter((role) => role !== 'owner' || member.has_account);
  const mayOwn = member.has_account && !member.is_me && member.role !== 'owner';
  return (
    <>
      <DataForm
        call={changeRole}
        draft="role"
        fields={[
          {
            kind: 'cards',
            name: 'role',
            label: 'Part in the team',
            choices: roles.map((role) => ({ value: role, label: roleLabels[role], detail: details[role] })),
            columns: 'sm:grid-cols-2',
          },
        ]}
        {...baseOf(member)}
        submit="Change the part"
        saved={messages.roleChanged}
        reload={async () => baseOf((await askSignedIn(editPlayer, { team_id: team, member_id: member.id })).response)}
        onSaved={({ response }) => {
          putMember(team, response);
          refreshRoster(team);
          return baseOf(response);
        }}
      />
      {mayOwn && (
        <button type="button" className="button button-plain mt-4" onClick={() => setAsking(true)}>
          Hand the team over
        </button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Hand the team over to ${name}?`}
        text="They become its owner, and you one of its managers. Only they can give it back."
        confirm="Hand it over"
        cancel="Keep it"
        onConfirm={async () => {
          await askSignedIn(handOverTeam, { team_id: team, member_id: member.id });
          carryToast({ text: messages.teamHandedOver, kind: 'success' });
          leaveFor(`/team-member/${team}`);
        }}
      />
    </>
  );
}
