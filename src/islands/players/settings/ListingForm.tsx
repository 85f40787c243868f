import { refusalTexts } from '../../../contract/messages.ts';
import { updateAccountSettings } from '../../../contract/my-profile.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { SavedSwitch } from '../../shared/SavedSwitch.tsx';

type Props = { isListed: boolean; mayBeListed: boolean };

const save = async (wanted: boolean) => (await askSignedIn(updateAccountSettings, { is_listed: wanted })).response.is_listed;

/** The switch that lets others find the profile. */
export function ListingForm({ isListed, mayBeListed }: Props) {
  if (!mayBeListed) return <p className="font-semibold">{refusalTexts.minorUnlisted}</p>;
  return (
    <SavedSwitch isOn={isListed} save={save} doneText={(isOn) => (isOn ? 'Others can find you now.' : 'Nobody can find you now.')}>
      Others may find my profile
    </SavedSwitch>
  );
}
