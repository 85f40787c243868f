import { refusalTexts } from '../../../contract/messages.ts';
import { updateAccountSettings } from '../../../contract/my-profile.ts';
import { myListing } from '../../../stores/account.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { SavedSwitch } from '../../shared/SavedSwitch.tsx';
import { useEntity } from '../../shared/use-entity.ts';

type Props = { isListed: boolean; mayBeListed: boolean };

async function save(wanted: boolean): Promise<boolean> {
  const { is_listed: isListed, may_be_listed: mayBeListed } = (await askSignedIn(updateAccountSettings, { is_listed: wanted })).response;
  myListing.of('me').put(() => ({ isListed, mayBeListed }));
  return isListed;
}

/** The switch that lets others find the profile. */
export function ListingForm(first: Props) {
  const { isListed, mayBeListed } = useEntity(myListing, 'me', first);
  if (!mayBeListed) return <p className="font-semibold">{refusalTexts.minorUnlisted}</p>;
  return (
    <SavedSwitch isOn={isListed} save={save} doneText={(isOn) => (isOn ? 'Others can find you now.' : 'Nobody can find you now.')}>
      Others may find my profile
    </SavedSwitch>
  );
}
