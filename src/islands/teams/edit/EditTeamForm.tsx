import { messages } from '../../../contract/messages.ts';
import { type EditedTeam, editTeam, updateTeam } from '../../../contract/team-edit.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { carryToast } from '../../shared/carried-toast.ts';
import { DataForm } from '../../shared/data-form/DataForm.tsx';
import { teamFields, type TeamChoices } from './team-fields.ts';
import { leaveFor } from '../../shared/leave-for.ts';

const baseOf = (team: EditedTeam) => ({ values: { ...team }, fixed: { team_id: team.id, version: team.version } });

/** The form of an existing team; its page opens afterwards. */
export function EditTeamForm({ team, choices }: { team: EditedTeam; choices: TeamChoices }) {
  return (
    <DataForm
      call={updateTeam}
      draft="team"
      fields={teamFields(choices)}
      {...baseOf(team)}
      submit="Save the team"
      reload={async () => baseOf((await askSignedIn(editTeam, { team_id: team.id })).response)}
      onSaved={() => {
        carryToast({ text: messages.teamSaved, kind: 'success' });
        leaveFor(`/team-member/${team.id}`);
      }}
    />
  );
}
