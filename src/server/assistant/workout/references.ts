import type { WorkoutPlan } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutRequest } from '../../../contract/assistant/workout.ts';

type Reference = WorkoutPlan['references'][number];

const who: Reference = {
  title: 'WHO guidelines on physical activity and sedentary behaviour (2020)',
  summary:
    'Minutes of activity a week and strengthening days, by age; balance from 65; what holds in pregnancy and with long-term conditions.',
  url: 'https://www.who.int/publications/i/item/9789240015128',
};
const acsm: Reference = {
  title: 'American College of Sports Medicine, position stand on resistance training for healthy adults (Med Sci Sports Exerc, April 2026)',
  summary:
    'An overview of 137 reviews: two sessions a week for every large muscle, loads and sets by aim, and keeping at it before anything intricate.',
};
const effort: Reference = {
  title: 'Zourdos et al., a resistance-training scale of effort by repetitions in reserve (J Strength Cond Res 2016)',
  summary: 'Why an effort of 8 means that two more repetitions were possible.',
};
const nordic: Reference = {
  title: 'van Dyk et al., Nordic hamstring exercise and hamstring injuries (Br J Sports Med 2019)',
  summary: 'A meta-analysis of 8,459 athletes: programmes with the Nordic lowering about halve hamstring injuries.',
  url: 'https://doi.org/10.1136/bjsports-2018-100045',
};
const groin: Reference = {
  title: 'Harøy et al., adductor strengthening and groin problems in football (Br J Sports Med 2019)',
  summary: 'One exercise, the Copenhagen plank in three steps, lowered groin problems by about two fifths.',
  url: 'https://doi.org/10.1136/bjsports-2017-098937',
};
const pregnancy: Reference = {
  title: 'ACOG Committee Opinion 804, physical activity and exercise during pregnancy and the postpartum period (2020)',
  summary: 'What is safe, what to leave out, and the signs to stop at.',
};

const groinSports = [8, 12, 18];
const sprintSports = [8, 16, 18, 30];

/** The sources without those that name a condition of the person. */
export const withoutCondition = (sources: readonly Reference[]): Reference[] => sources.filter(({ title }) => title !== pregnancy.title);

/** The published sources of this plan. */
export function references({ sport, conditions }: WorkoutRequest): Reference[] {
  return [
    who,
    acsm,
    effort,
    ...(sport !== null && sprintSports.includes(sport) ? [nordic] : []),
    ...(sport !== null && groinSports.includes(sport) ? [groin] : []),
    ...(conditions.includes('pregnancy') || conditions.includes('postpartum') ? [pregnancy] : []),
  ];
}
