import type { TeamProfile as Profile } from '../../contract/teams.ts';
import { Portrait } from '../shared/Portrait.tsx';
import { SocialLinks } from '../shared/SocialLinks.tsx';

const genderNames: Record<string, string> = { women: 'Women', men: 'Men', mixed: 'Mixed' };

/** What the team popup shows; the search page shows the same without JavaScript. */
export function TeamProfile({ profile }: { profile: Profile }) {
  const facts = [
    ['ID', profile.sporthon_id],
    ['Sport', profile.sport_name],
    ['Team gender', genderNames[profile.team_gender] ?? profile.team_gender],
    ['Address', profile.team_address],
  ];
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap gap-5">
        <Portrait picture={profile.team_logo} name={profile.team_name} />
        <div className="min-w-40 flex-1">
          <p className="display text-2xl">{profile.team_name}</p>
          <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            {facts
              .filter(([, fact]) => fact)
              .map(([name, fact]) => (
                <div key={name} className="contents">
                  <dt className="text-muted">{name}</dt>
                  <dd className="font-semibold">{fact}</dd>
                </div>
              ))}
          </dl>
        </div>
      </div>
      <p className="whitespace-pre-line">{profile.team_desc}</p>
      <SocialLinks of={profile} whose={profile.team_name} />
    </div>
  );
}
