import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { spokenOverAt } from '../chips/index.ts';
import type { Reading } from './reading.ts';

const ofFood = (one: Constraint): string | undefined =>
  one.type === 'pattern'
    ? 'way of eating'
    : one.type === 'avoid' || one.type === 'like' || one.type === 'allergen'
      ? one.value.toLowerCase().replace(/s$/, '')
      : undefined;
const constraintsOf = (reading: Reading): readonly Constraint[] => ('constraints' in reading ? (reading.constraints ?? []) : []);
const without = (reading: Reading, isOut: (one: Constraint) => boolean): Reading =>
  constraintsOf(reading).some(isOut) ? { ...reading, constraints: constraintsOf(reading).filter((one) => !isOut(one)) } : reading;

/**
 * The readings of a text without what is said otherwise later: 'chawal nahi. Sorry, ulta likh diya, chawal chalega' wants rice. A food that is
 * named for certain days is not left out of the week.
 */
export function withoutTakenBack(text: string, readings: readonly Reading[]): Reading[] {
  const onDays = new Set(
    readings.flatMap(constraintsOf).flatMap((one) => (one.type === 'foodOn' && one.value.rule === 'onlyOn' ? one.value.food : [])),
  );
  const kept = readings.map((reading) => without(reading, (one) => one.type === 'avoid' && onDays.has(one.value)));
  const at = spokenOverAt(text);
  if (at === undefined) return kept;
  const later = new Set(kept.filter(({ from }) => from >= at).flatMap((one) => constraintsOf(one).flatMap((each) => ofFood(each) ?? [])));
  return kept.map((reading) => (reading.to <= at ? without(reading, (one) => later.has(ofFood(one) ?? '')) : reading));
}
