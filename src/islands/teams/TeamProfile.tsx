import type { TeamProfile as Profile } from '../../contract/teams.ts';
import { ProfileFacts } from '../shared/ProfileFacts.tsx';
import { ProfilePicture } from '../shared/ProfilePicture.tsx';
import { ProfileText } from '../shared/ProfileText.tsx';
import { SocialLinks } from '../shared/SocialLinks.tsx';

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Spec §2's team popup below the team's name: markup only, for the popup and for the page without scripts. */
export function TeamProfile({ profile }: { profile: Profile }) {
  return (
    <>
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <ProfilePicture name={profile.team_name} picture={profile.team_logo} sport={profile.sport_id} isRound={false} />
        <ProfileFacts
          facts={[
            { name: 'ID', value: profile.sporthon_id, isNumerals: true },
            { name: 'Sport', value: profile.sport_name },
            { name: 'Type', value: capital(profile.team_type) },
            { name: 'Members', value: profile.member_count > 0 ? String(profile.member_count) : '', isNumerals: true },
            { name: 'Team gender', value: capital(profile.team_gender) },
            { name: 'Level', value: capital(profile.level) },
            { name: 'Address', value: profile.team_address },
          ]}
        />
      </div>
      <ProfileText title="ABOUT" text={profile.team_desc} />
      <SocialLinks of={profile.team_name} links={profile} />
      <a className="button button-plain mt-5" href={`/team-member/${profile.id}`}>
        Open the team, or ask to join
      </a>
    </>
  );
}
