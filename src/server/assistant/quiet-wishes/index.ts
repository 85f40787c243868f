/** Reads what is said in words of quiet practice: conditions, refusals, practices, postures, days and hours. */
export { readHour, readLimits, readPosture, readRefusedDays } from './read-manner.ts';
export { readMind } from './read-mind.ts';
export { readPractices, type PracticeWords } from './read-practices.ts';
export { readLife } from './read-life.ts';
export { QuietText, type QuietPiece } from './quiet-text.ts';
export { mindFlagsIn, readMindDangers } from './read-mind-dangers.ts';
