import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { findDays, traceMessage } from '../messages/index.ts';
import { isOfBody } from './is-of-body.ts';
import { locateConstraints, readConstraints } from './read-constraints.ts';

const ofFood: ReadonlySet<Constraint['type']> = new Set(['allergen', 'avoid', 'pattern']);
const pause = /[.;!?\n।]|, | but | lekin | par | पर | लेकिन /u;
const namesDay = (text: string): boolean => findDays(traceMessage(text).plain.trim().split(' ')).length > 0;

/** The constraints in a text but for those of single weekdays: 'no eggs on Tuesday' is neither an allergy nor a dislike of other days. */
export function constraintsOfEveryDay(text: string): readonly Constraint[] {
  const all = readConstraints(text);
  // An allergy holds on every day, whatever day it was found on.
  if (!namesDay(text) || isOfBody(text)) return all;
  const clauseAt = (from: number, to: number) =>
    `${text.slice(0, from).split(pause).at(-1) ?? ''}${text.slice(from, to)}${text.slice(to).split(pause)[0] ?? ''}`;
  const everyDay = locateConstraints(text).filter(
    ({ constraint, from, to }) => ofFood.has(constraint.type) && !namesDay(clauseAt(from, to)),
  );
  const kept = new Set(everyDay.map(({ constraint }) => JSON.stringify(constraint)));
  return all.filter((one) => !ofFood.has(one.type) || kept.has(JSON.stringify(one)));
}
