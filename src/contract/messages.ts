/** Every way in which a call may say no, with the text that is shown. Spec §8 texts keep the spec's wording. */
export const refusalTexts = {
  alreadyListed: 'You are already on the waiting list.',
  invalidInput: 'Some of this cannot be used. Please correct the fields named here.',
  malformedBody: 'This could not be read. Please send it as the form or JSON that the call asks for.',
  bodyTooLarge: 'This is too large. Please send less.',
  notFound: 'There is nothing at this address.',
  noSuchPlayer: 'This player is no longer here.',
  noSuchTeam: 'This team is no longer here.',
  noSuchContent: 'There is no such content.',
  methodNotAllowed: 'This address does not take that method.',
  foreignOrigin: 'This was sent from another site and was not carried out.',
  tooManyRequests: 'That was a lot at once. Please try again in a moment.',
  searchUnavailable: 'Search takes too long right now. Please try again in a moment.',
  unexpected: 'Something went wrong!',
} as const;

export type RefusalCode = keyof typeof refusalTexts;

/** Texts of spec §8 and §5 that the screens of the public site show. */
export const messages = {
  waitlistJoined: 'You have been added to the waiting list!',
  waitlistAlreadyListed: refusalTexts.alreadyListed,
  waitlistFailed: 'An error occurred while adding you to the waiting list. Please try again later.',
  pleaseLogin: 'Please login to continue!',
  offlineTitle: 'No internet',
  offlineReload: 'Reload',
  notFoundPage: '404 Not Found!',
  invalidEmail: 'Invalid email address',
  pleaseWait: 'Please wait...',
  processing: 'Processing...',
} as const;
