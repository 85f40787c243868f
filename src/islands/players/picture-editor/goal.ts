import { messages } from '../../../contract/messages.ts';

/** What the picture is for: a profile, a team's logo or an organisation's page, after which the browser goes back, or nothing but the visitor's disk. */
export type Goal =
  | { for: 'profile' | 'organisation'; returnTo: string }
  | { for: 'team'; team: string; returnTo: string }
  | { for: 'disk'; isSignedIn: boolean };
type Kept = Exclude<Goal['for'], 'disk'>;

/** What the button says that sends it there. */
export const useTexts: Readonly<Record<Kept, string>> = {
  profile: 'Use as profile picture',
  team: 'Use as team logo',
  organisation: 'Add to your pictures',
};

/** What is said once it is there. */
export const doneTexts: Readonly<Record<Kept, string>> = {
  profile: messages.pictureChanged,
  team: messages.logoChanged,
  organisation: messages.pictureAdded,
};
