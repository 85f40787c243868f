import { randomInt } from 'node:crypto';

// No 0, 1, I, O: the ID is read out over the phone.
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A shown ID for a team, as EL-4F7K2: one of 33 million, at random, so that nobody counts the teams. */
export const newSporthonId = (): string => `EL-${Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')}`;
