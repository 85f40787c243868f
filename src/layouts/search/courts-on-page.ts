import type { SearchAnswer } from '../../contract/search.ts';
import { sports } from '../../contract/sports.ts';
import type { ProfileOutcome } from './profile-outcome.ts';

/** The sports whose court drawings the page needs: those of its results and of an open profile. */
export function courtsOnPage(answer: SearchAnswer | undefined, profile: ProfileOutcome | undefined): number[] {
  const ofResults = answer?.results.flatMap((result) => result.sports) ?? [];
  if (profile?.step === 'team') return [...ofResults, profile.profile.sport_id];
  if (profile?.step !== 'player') return ofResults;
  const names = profile.profile.sportsNames.split(', ');
  return [...ofResults, ...sports.filter(({ name }) => names.includes(name)).map(({ id }) => id)];
}
