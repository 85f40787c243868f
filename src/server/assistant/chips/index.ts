// Converts free text to chips, which the user sees and can change.
export { englishOf, isForPlans } from './find-mentions.ts';
export { foodsNamedIn, type NamedFood } from './foods-named-in.ts';
export { isOfBody } from './is-of-body.ts';
export { constraintsOfEveryDay } from './of-every-day.ts';
export { locateConstraints, readConstraints, spansOfOthers, statedIn, statedOfOthers, type StatedFood } from './read-constraints.ts';
export { traceStatement } from './trace-statement.ts';
export { spokenOverAt } from './spoken-over.ts';
