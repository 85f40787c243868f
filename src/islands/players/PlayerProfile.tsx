import type { PlayerProfile as Profile } from '../../contract/players.ts';
import { ProfileFacts } from '../shared/ProfileFacts.tsx';
import { ProfilePicture } from '../shared/ProfilePicture.tsx';
import { ProfileText } from '../shared/ProfileText.tsx';
import { SocialLinks } from '../shared/SocialLinks.tsx';

/** `type_of_sports` is JSON text of sport ids. */
function firstSport(text: string): number | undefined {
  const ids: unknown = JSON.parse(text || '[]');
  return Array.isArray(ids) && typeof ids[0] === 'number' ? ids[0] : undefined;
}

/** Spec §2's player profile below its name: markup only, for the popup and for the page without scripts. */
export function PlayerProfile({ profile }: { profile: Profile }) {
  const name = `${profile.first_name} ${profile.last_name}`;
  return (
    <>
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <ProfilePicture name={name} picture={profile.photo} sport={firstSport(profile.type_of_sports)} isRound />
        <ProfileFacts
          facts={[
            { name: 'ID', value: profile.unique_name, isNumerals: true },
            { name: 'Sports', value: profile.sportsNames },
            // Spec §2: the last comma-separated part of the address.
            { name: 'Location', value: profile.street_address.split(',').at(-1)?.trim() ?? '' },
          ]}
        />
      </div>
      <ProfileText title="ABOUT" text={profile.about_me} />
      <ProfileText title="ACHIEVEMENTS" text={profile.achievement} />
      <SocialLinks of={name} links={profile} />
    </>
  );
}
