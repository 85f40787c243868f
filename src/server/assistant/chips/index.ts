// Free text becomes chips that a person sees and may change.
export { foodsNamedIn, type NamedFood } from './foods-named-in.ts';
export { readConstraints } from './read-constraints.ts';
