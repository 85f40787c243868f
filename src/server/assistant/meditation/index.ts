export { meditationPart } from './meditation-part.ts';
