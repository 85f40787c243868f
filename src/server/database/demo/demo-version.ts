/** Raised when the demo's makers change, so that an installation gets the new demo instead of keeping the old one. */
export const demoVersion = 6;
