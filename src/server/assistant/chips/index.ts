// Free text becomes chips that a person sees and may change.
export { readConstraints } from './read-constraints.ts';
