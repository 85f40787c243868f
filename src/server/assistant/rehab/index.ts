// Rehab: triage first, then phases with criteria in and out.
export { changeRehab, draftOf as rehabDraftOf, swapRehabItem } from './change-rehab.ts';
export { completeRehab } from './complete-rehab.ts';
export { planRehab } from './plan-rehab.ts';
export { allowedIn as rehabCatalogue } from './rehab-catalogue.ts';
export { missingTriage, rehabQuestions, triageRehab } from './triage-rehab.ts';
export { verifyRehab } from './verify-rehab.ts';
