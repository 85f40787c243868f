export { wellnessPart } from './wellness-part.ts';
