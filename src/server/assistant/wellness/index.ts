// Mental wellness: two weeks sized to the answers, a safety card, and always somebody to call.
export { changeWellness, draftOf as wellnessDraftOf, swapWellnessItem } from './change-wellness.ts';
export { completeWellness } from './complete-wellness.ts';
export { planWellness } from './plan-wellness.ts';
export { allowedPractices as wellnessCatalogue } from './practices.ts';
export { verifyWellness } from './verify-wellness.ts';
