import type { Weekday } from '../../../contract/assistant/weekdays.ts';
import type { MeditationChange, MeditationCondition, MeditationGoal, Posture } from '../../../contract/assistant/meditation.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { englishMeditation } from './texts-english.ts';
import { hindiMeditation } from './texts-hindi.ts';

type Note = { title: string; says: string };

/** Every sentence of a meditation plan except its cues, in each language. */
export type MeditationTexts = {
  weekdays: Readonly<Record<Weekday, string>>;
  goals: Readonly<Record<MeditationGoal, string>>;
  postures: Readonly<Record<Posture, string>>;
  title: (goal: string, minutes: number) => string;
  summary: (weeks: number, days: number, minutes: number, techniques: number) => string;
  weekNames: readonly string[];
  weekFocus: readonly string[];
  why: Readonly<Record<MeditationGoal, string>>;
  conditions: Readonly<Record<MeditationCondition, string>>;
  shortened: (minutes: number) => string;
  always: string;
  howOften: Note;
  wandering: Note;
  sleepNote: Note;
  changed: Readonly<Record<MeditationChange['change'], (what: string) => string>>;
  unchanged: string;
};

const all: Readonly<Record<PlanLanguage, MeditationTexts>> = { english: englishMeditation, hindi: hindiMeditation };

/** The meditation planner's texts in a language. */
export const meditationTexts = (language: PlanLanguage): MeditationTexts => all[language];
