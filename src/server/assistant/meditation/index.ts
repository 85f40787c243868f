export { changeMeditation, draftOfMeditation, swapMeditationItem } from './change-meditation.ts';
export { completeMeditation } from './complete-meditation.ts';
export { meditationCatalogue } from './meditation-catalogue.ts';
export { planMeditation } from './plan-meditation.ts';
export { verifyMeditation } from './verify-meditation.ts';
