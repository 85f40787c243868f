import { messages } from '../../../contract/messages.ts';

/**
 * The purpose of the picture: a profile, a team's logo or an organisation's page (the browser returns there afterwards), or only a
 * download.
 */
export type Goal =
  | { for: 'profile' | 'organisation'; returnTo: string }
  | { for: 'team'; team: string; returnTo: string }
  | { for: 'disk'; isSignedIn: boolean };
type Kept = Exclude<Goal['for'], 'disk'>;

/** The label of the upload button. */
export const useTexts: Readonly<Record<Kept, string>> = {
  profile: 'Use as profile picture',
  team: 'Use as team logo',
  organisation: 'Add to your pictures',
};

/** The toast after the upload. */
export const doneTexts: Readonly<Record<Kept, string>> = {
  profile: messages.pictureChanged,
  team: messages.logoChanged,
  organisation: messages.pictureAdded,
};
