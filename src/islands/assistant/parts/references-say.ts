/** Stands over what a plan rests on. */
export const referencesSay = 'The published sources that this rests on.';
