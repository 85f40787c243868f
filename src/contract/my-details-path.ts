/** The path of the details call, without the schemas in `identity.ts`. */
export const myDetailsPath = '/users/me/details';
