import { classFinder } from '../learned/index.ts';
import { foldMessage } from '../messages/index.ts';
import { stanceConcepts } from './stance-concepts.ts';

const findHarm = classFinder({ harm: stanceConcepts['harm'] ?? '' });

/** Whether a text refuses a food for the body's sake ('milk gives me a rash'), and not for taste, a day or a change of plan ('no eggs on Tuesday'). */
export const isOfBody = (text: string): boolean => findHarm(foldMessage(text).plain.trim().split(/\s+/)).length > 0;
