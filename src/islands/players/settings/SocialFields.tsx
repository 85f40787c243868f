import { limits } from '../../../contract/limits.ts';
import type { MyProfile } from '../../../contract/my-profile.ts';
import { TextField } from '../../shared/TextField.tsx';

const networks = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['twitter', 'Twitter'],
  ['youtube', 'YouTube'],
] as const;

type Props = { profile: MyProfile; problems: Readonly<Record<string, string>> };

/** Web addresses, checked as spec §5's URL fields; empty ones are allowed. */
export function SocialFields({ profile, problems }: Props) {
  return (
    <fieldset>
      <legend className="mb-3 font-display text-lg font-bold">Elsewhere on the web (optional)</legend>
      <div className="grid gap-6 sm:grid-cols-2">
        {networks.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            name={name}
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            maxLength={limits.webAddressLength}
            defaultValue={profile[name] ?? ''}
            problem={problems[name]}
          />
        ))}
      </div>
    </fieldset>
  );
}
