import { bodyParts, equipment, levels } from '../../../contract/assistant/words.ts';
import { workoutGoals } from '../../../contract/assistant/workout.ts';
import { sports } from '../../../contract/sports.ts';
import type { SportId } from '../../../contract/sports.ts';
import type { WorkoutTexts } from './texts.ts';

/** Days, blocks, muscles and equipment in English. */
export const englishWords: Pick<
  WorkoutTexts,
  'weekdays' | 'blocks' | 'muscles' | 'patterns' | 'levels' | 'equipment' | 'parts' | 'goals' | 'sports'
> = {
  weekdays: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  blocks: {
    warmUp: 'Warm-up',
    power: 'Quick work',
    strength: 'Strength',
    prehab: 'Staying sound',
    conditioning: 'Conditioning',
    mobility: 'Easy movement',
    coolDown: 'Cool-down',
  },
  muscles: {
    quads: 'Front of the thighs',
    glutes: 'Seat',
    hamstrings: 'Back of the thighs',
    chest: 'Chest',
    back: 'Back',
    shoulders: 'Shoulders',
    core: 'Trunk',
    calves: 'Calves',
    adductors: 'Inner thighs',
    hipFlexors: 'Hip flexors',
    biceps: 'Biceps',
    triceps: 'Triceps',
    forearms: 'Forearms and grip',
    rotatorCuff: 'Rotator cuff',
    neck: 'Neck',
    shins: 'Shins',
    lowerBack: 'Lower back',
  },
  patterns: {
    squat: 'Squat',
    hinge: 'Hip hinge',
    lunge: 'Lunge',
    push: 'Push',
    press: 'Press overhead',
    row: 'Row',
    pullDown: 'Pull down',
    isolation: 'One joint',
    cuff: 'Shoulder care',
    carry: 'Carry',
    antiExtension: 'Trunk, against arching',
    antiRotation: 'Trunk, against turning',
    rotation: 'Trunk, turning',
    sideCore: 'Trunk, side',
    coreFlexion: 'Trunk, bending',
    balance: 'Balance',
    jump: 'Jump and land',
    sprint: 'Sprint',
    changeOfDirection: 'Change of direction',
    throw: 'Throw',
    conditioning: 'Conditioning',
    mobility: 'Mobility',
    breathing: 'Breathing',
  },
  levels,
  equipment,
  parts: bodyParts,
  goals: workoutGoals,
  sports: Object.fromEntries(sports.map(({ id, name }) => [id, name])) as Record<SportId, string>,
};
