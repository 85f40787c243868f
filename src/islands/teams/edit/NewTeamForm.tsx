import { messages } from '../../../contract/messages.ts';
import { addTeam } from '../../../contract/team-edit.ts';
import { carryToast } from '../../shared/carried-toast.ts';
import { DataForm } from '../../shared/data-form/DataForm.tsx';
import { teamFields, type TeamChoices } from './team-fields.ts';
import { leaveFor } from '../../shared/leave-for.ts';

type Props = { city: string; sport: number | null; choices: TeamChoices };

/** The form of a new team; its page with the roster opens afterwards. */
export function NewTeamForm({ city, sport, choices }: Props) {
  return (
    <DataForm
      call={addTeam}
      draft="new-team"
      fields={teamFields(choices)}
      values={{ city, sport_id: sport, time_zone: choices.timeZones[0], level: 'beginner', team_gender: 'mixed' }}
      submit="Make the team"
      onSaved={({ response }) => {
        carryToast({ text: messages.teamAdded, kind: 'success' });
        leaveFor(`/team-member/${response.id}`);
      }}
    />
  );
}
