export { rehabPart } from './rehab-part.ts';
export { rehabQuestions } from './triage-rehab.ts';
