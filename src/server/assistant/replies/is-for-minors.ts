import type { Guess } from '../asked/index.ts';
import { passageForMinors } from '../corpus/index.ts';
import { isAnsweredForTheYoung } from '../knowledge/index.ts';
import type { KnownQuestion } from './reply.ts';

/** Whether somebody under 18 asks about weight or powders, which a passage for minors answers, or a topic that has an answer for them. */
export const isForMinors = ({ person, text }: KnownQuestion, { kind, id }: Pick<Guess, 'kind' | 'id'>): boolean =>
  person.isYoung && passageForMinors(text) !== undefined && !(kind === 'knowledge' && isAnsweredForTheYoung(id));
