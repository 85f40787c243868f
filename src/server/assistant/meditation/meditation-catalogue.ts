import type { MeditationRequest } from '../../../contract/assistant/meditation.ts';
import { practiceDays } from './choose-practice.ts';
import { allowedTechniques, sittingMinutes } from './may-practise.ts';

/** What a model may choose from for this request: days, minutes, and techniques with their suitable minutes. */
export const meditationCatalogue = (request: MeditationRequest) => ({
  days: practiceDays(request),
  minutes: sittingMinutes(request),
  techniques: allowedTechniques(request).map(({ id, name, about, least, most, goals }) => ({
    id,
    name: name.english,
    about: about.english,
    least,
    most,
    goals: Object.keys(goals),
  })),
});
