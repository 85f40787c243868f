import { acts } from '../../../data/safety/meanings/acts.ts';
import { things } from '../../../data/safety/meanings/things.ts';
import { classFinder } from '../learned/index.ts';

/** Finds what words mean, in either language, for the models of the body and of replies: thousands of words, read once for both. */
export const findMeanings = classFinder({ ...acts, ...things });
