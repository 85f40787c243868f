import type { PlayerProfile as Profile } from '../../contract/players.ts';
import { Portrait } from '../shared/Portrait.tsx';
import { SocialLinks } from '../shared/SocialLinks.tsx';

/** Spec §2: the last comma-separated part of street_address. */
const locationOf = (profile: Profile) => profile.street_address.split(',').at(-1)?.trim() ?? '';

/** What the player popup shows; the search page shows the same without JavaScript. */
export function PlayerProfile({ profile }: { profile: Profile }) {
  const fullName = `${profile.first_name} ${profile.last_name}`;
  const texts = [
    ['ABOUT', profile.about_me],
    ['ACHIEVEMENTS', profile.achievement],
  ].filter(([, text]) => text);
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap gap-5">
        <Portrait picture={profile.photo} name={fullName} />
        <div className="min-w-40 flex-1">
          <p className="display text-2xl">{fullName.toUpperCase()}</p>
          <p className="numerals mt-1 text-muted">{profile.unique_name}</p>
          <dl className="mt-3 space-y-1">
            <div>
              <dt className="inline text-muted">Plays </dt>
              <dd className="inline font-semibold">{profile.sportsNames}</dd>
            </div>
            <div>
              <dt className="inline text-muted">In </dt>
              <dd className="inline font-semibold">{locationOf(profile)}</dd>
            </div>
          </dl>
        </div>
      </div>
      {texts.map(([heading, text]) => (
        <div key={heading}>
          <h3 className="text-sm">{heading}</h3>
          <p className="mt-1 whitespace-pre-line">{text}</p>
        </div>
      ))}
      <SocialLinks of={profile} whose={fullName} />
    </div>
  );
}
