// Converts free text to chips, which the user sees and can change.
export { foodsNamedIn, type NamedFood } from './foods-named-in.ts';
export { locateConstraints, readConstraints, statedIn, traceStatement, type StatedFood } from './read-constraints.ts';
