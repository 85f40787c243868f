/** Where the details call is, for who asks it without the checks that stand beside it in `identity.ts`. */
export const myDetailsPath = '/users/me/details';
