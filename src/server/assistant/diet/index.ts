export { dietPart } from './diet-part.ts';
