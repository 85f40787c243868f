export { recipePart } from './recipe-part.ts';
