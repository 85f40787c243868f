// Converts free text to chips, which the user sees and can change.
export { foodsNamedIn, type NamedFood } from './foods-named-in.ts';
export { locateConstraints, readConstraints } from './read-constraints.ts';
