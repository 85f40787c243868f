import type { WorkoutRequest } from '../../src/contract/assistant/workout.ts';
import type { Equipment } from '../../src/contract/assistant/words.ts';
import type { Check } from './workout-wishes.ts';

/** What somebody typed, what the form says beside it, and what the plan must hold. */
export type WishCase = readonly [words: string, form: Partial<WorkoutRequest>, ...checks: readonly Check[]];

export const gymTools: Equipment[] = ['machines', 'dumbbells', 'barbell', 'bench', 'cardio', 'pullUpBar'];
export const gym: Partial<WorkoutRequest> = { equipment: gymTools, minutes: 60, days: 4 };
export const home: Partial<WorkoutRequest> = { equipment: ['dumbbells', 'band'] };
export const none = {};
