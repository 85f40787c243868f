import { limits } from '../../../contract/limits.ts';
import { messages } from '../../../contract/messages.ts';
import { updateProfileInfo, type MyProfile } from '../../../contract/my-profile.ts';
import { loadMyDetails } from '../../../stores/my-session.ts';
import { ChoiceGroup } from '../../shared/ChoiceGroup.tsx';
import { CityField } from '../../shared/CityField.tsx';
import { LongTextField } from '../../shared/LongTextField.tsx';
import { TextField } from '../../shared/TextField.tsx';
import { genderChoices, levelChoices } from './choices.ts';
import { SaveButton } from '../../shared/SaveButton.tsx';
import { SocialFields } from './SocialFields.tsx';
import { useSaving } from './use-saving.ts';

const read = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
/** The header shows the stored name, so it is read again. If that fails, the old one stays until the next page. */
const renewName = () => void loadMyDetails().catch(() => undefined);

/** The form of a player's profile. Its fields have the names of the call's fields. */
export function ProfileInfoForm({ profile }: { profile: MyProfile }) {
  const { form, submit, isSaving, problems, failure } = useSaving({
    call: updateProfileInfo,
    draft: 'profile',
    read,
    saved: messages.profileSaved,
    onSaved: renewName,
  });
  const text = (name: 'first_name' | 'last_name' | 'about_me' | 'achievement') => ({
    name,
    defaultValue: profile[name],
    problem: problems[name],
  });
  return (
    <form ref={form} onSubmit={submit} noValidate method="post" action={updateProfileInfo.path} className="space-y-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" required maxLength={limits.nameLength} {...text('first_name')} />
        <TextField label="Last name (optional)" autoComplete="family-name" maxLength={limits.nameLength} {...text('last_name')} />
        <TextField
          label="ID"
          name="unique_name"
          defaultValue={profile.unique_name}
          problem={problems['unique_name']}
          hint="Others find you by it. Small letters, digits and dots."
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          required
          maxLength={limits.uniqueNameMaximum}
        />
        <CityField
          label="City"
          name="street_address"
          defaultValue={profile.city}
          hint="A city in India; nobody sees more of where you live."
          problem={problems['street_address']}
        />
      </div>
      <LongTextField label="About you" rows={4} className="min-h-28" maxLength={limits.profileTextLength} {...text('about_me')} />
      <LongTextField label="Achievements" rows={4} className="min-h-28" maxLength={limits.profileTextLength} {...text('achievement')} />
      <ChoiceGroup
        legend="You play with"
        name="gender"
        kind="radio"
        choices={genderChoices}
        chosen={[profile.gender]}
        problem={problems['gender']}
        columns="at-most-3"
      />
      <ChoiceGroup
        legend="Your level"
        name="level"
        kind="radio"
        choices={levelChoices}
        chosen={[profile.level]}
        problem={problems['level']}
        columns="at-most-2 2xl:grid-cols-4"
      />
      <SocialFields profile={profile} problems={problems} />
      <SaveButton label="Save the profile" isSaving={isSaving} failure={failure} />
    </form>
  );
}
