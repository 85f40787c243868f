import type { Exercise } from '../exercises.ts';

/**
 * A family of exercises as people name it. `has` tells its members, most of them by their English names; `words` are how people say it: names
 * are divided by spaces, words of one name joined by `+`.
 */
export type ExerciseGroup = {
  readonly id: string;
  readonly english: string;
  readonly hindi: string;
  readonly has: (exercise: Exercise) => boolean;
  readonly words: string;
};

/** Declares a family. */
export const group = (
  id: string,
  english: string,
  hindi: string,
  members: RegExp | ((exercise: Exercise) => boolean),
  words: string,
): ExerciseGroup => ({
  id,
  english,
  hindi,
  has: typeof members === 'function' ? members : ({ name }) => members.test(name.english),
  words,
});
