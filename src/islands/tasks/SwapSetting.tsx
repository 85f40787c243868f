import { changeTaskSettings } from '../../contract/task-claims.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { SavedSwitch } from '../shared/SavedSwitch.tsx';

type Props = { teamId: string; needsApproval: boolean };

/** The setting whether staff must approve swaps. */
export function SwapSetting({ teamId, needsApproval }: Props) {
  const save = async (wanted: boolean) =>
    (await askSignedIn(changeTaskSettings, { team_id: teamId, swaps_need_approval: wanted })).swaps_need_approval;
  return (
    <SavedSwitch isOn={needsApproval} save={save} doneText={() => 'Saved.'}>
      Staff agree to a swap before it counts
    </SavedSwitch>
  );
}
