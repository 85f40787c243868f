import type { TrainingCondition } from '../../../contract/assistant/training-conditions.ts';
import type { Weekday } from '../../../contract/assistant/weekdays.ts';
import type { Muscle, WorkoutBlock } from '../../../contract/assistant/workout-plan.ts';
import type { WorkoutChange, WorkoutGoal } from '../../../contract/assistant/workout.ts';
import type { BodyPart, Equipment, Level, PlanLanguage } from '../../../contract/assistant/words.ts';
import type { SportId } from '../../../contract/sports.ts';
import { english } from './texts-english.ts';
import { hindi } from './texts-hindi.ts';
import type { Pattern } from './exercises.ts';

export type SessionTheme =
  | 'full'
  | 'lower'
  | 'legs'
  | 'upper'
  | 'push'
  | 'pull'
  | 'legsPush'
  | 'legsPull'
  | 'small'
  | 'movement'
  | 'intervals'
  | 'steady'
  | 'runWalk'
  | 'easyRun'
  | 'longRun'
  | 'tempo'
  | 'easy';
/** `isSore`: something that walking loads hurts now. */
export type Reached = { aerobicMinutes: number; strengthDays: number; teamDays: number; isSore: boolean };

/** Every sentence and word of a workout plan, in each language. */
export type WorkoutTexts = {
  weekdays: Readonly<Record<Weekday, string>>;
  blocks: Readonly<Record<WorkoutBlock, string>>;
  muscles: Readonly<Record<Muscle, string>>;
  patterns: Readonly<Record<Pattern, string>>;
  levels: Readonly<Record<Level, string>>;
  equipment: Readonly<Record<Equipment, string>>;
  parts: Readonly<Record<BodyPart, string>>;
  goals: Readonly<Record<WorkoutGoal, string>>;
  sports: Readonly<Record<SportId, string>>;
  sessions: Readonly<Record<SessionTheme, string>>;
  weekNames: readonly string[];
  weekFocus: readonly string[];
  title: (goal: string, days: number, minutes: number) => string;
  summary: (days: number, minutes: number, level: string, sport: string | null) => string;
  match: string;
  eve: string;
  teamTraining: string;
  rest: string;
  restOfYoung: string;
  /** A day of team training that is to be left out. */
  restOfTeam: string;
  /** The same days if something hurts: what walking loads, back or neck, head, an arm; `parts` are their names. */
  sore: {
    match: (parts: string) => string;
    teamTraining: (parts: string) => string;
    restOfLegs: (parts: string) => string;
    restOfBack: (parts: string) => string;
    restOfHead: string;
    restOfArms: (parts: string) => string;
  };
  tempo: { lift: string; slow: string; fast: string; hold: string; steady: string; hard: string; support: string };
  /** How to choose the weight, by week; `left` is the number of further repetitions that would have been possible. */
  load: {
    weight: (week: number, left: number) => string;
    body: (week: number, left: number) => string;
    /** The weight is reckoned from what the person lifts. */
    kilos: (kg: number, left: number) => string;
  };
  conditions: Readonly<Record<TrainingCondition, string>>;
  hurtsNow: (parts: string) => string;
  hurtBefore: (parts: string) => string;
  strengthened: (parts: string) => string;
  young: string;
  youngRest: string;
  youngWithoutRest: string;
  noRestDay: string;
  older: string;
  olderWithSupports: string;
  noWarning: string;
  fewerDays: (asked: number, planned: number) => string;
  /** The minutes that sessions of the first three weeks take, if some are much shorter than asked for. */
  shorter: (asked: number, least: number, most: number) => string;
  littleLeft: string;
  who: { title: string; says: (reached: Reached, isYoung: boolean) => string };
  acsm: { title: string; says: (strengthDays: number, lowest: number, goal: WorkoutGoal) => string };
  effort: { title: string; says: string };
  changed: Readonly<
    Record<
      Exclude<WorkoutChange['change'], 'moveSession' | 'swapItem' | 'sessionSets' | 'sessionMinutes' | 'exerciseSets' | 'allSets' | 'rest'>,
      (what: string) => string
    > & {
      rest: (isLonger: boolean) => string;
      sessionMinutes: (day: string, minutes: string) => string;
    }
  >;
  unchanged: string;
  done: string;
};

const all: Readonly<Record<PlanLanguage, WorkoutTexts>> = { english, hindi };

/** The planner's texts in a language. */
export const textsIn = (language: PlanLanguage): WorkoutTexts => all[language];
