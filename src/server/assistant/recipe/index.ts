export { recipePart } from './recipe-part.ts';
export { stepsOfDish } from './steps-of.ts';
