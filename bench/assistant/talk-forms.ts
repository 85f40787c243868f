import type { PlanKind } from '../../src/contract/assistant/words.ts';
import { calmAnswers } from './calm-answers.ts';

/** What somebody fills into the form of each kind of plan without thinking about it. */
export const formOf: Readonly<Record<PlanKind, object>> = {
  diet: { sex: 'male', age: 28, heightCm: 175, weightKg: 72, activity: 'moderate', goal: 'keep', answers: calmAnswers('diet') },
  workout: {
    level: 'intermediate',
    goal: 'general',
    days: 3,
    minutes: 45,
    age: 28,
    equipment: ['dumbbells', 'bench'],
    answers: calmAnswers('exercise'),
  },
  meditation: { goal: 'stress', minutes: 10, days: 5 },
  recipe: { kitchen: ['rice', 'paneer', 'tomato', 'onion', 'spinach', 'potato'], servings: 4 },
  wellness: {
    answers: calmAnswers('mental'),
    focus: ['breathing', 'sleep'],
    minutesPerDay: 15,
    matchInDays: null,
    card: { warningSigns: [], whatHelps: [], people: [] },
  },
  rehab: {
    problem: 'ankleSprain',
    daysSince: 5,
    painNow: 2,
    sportId: null,
    daysPerWeek: 4,
    equipment: ['band'],
    answers: { injury: calmAnswers('injury'), ankle: calmAnswers('ankle') },
  },
};
