/** Increase this when the demo data changes, so that installations load the new version. */
export const demoVersion = 6;
