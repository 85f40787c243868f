/** Changes of exactly what a message names in a plan, and what a change made different. */
export { differenceOf } from './plan-difference.ts';
export { readEdit } from './read-edit.ts';
