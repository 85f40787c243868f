import type { Mention } from './thing-words.ts';

/** Words between the members of a list. */
export const joining = new Set(
  'and or , nor & a an any the my of some such as also plus both kind type types exercises work movements moves sort either etc like day days all training too on as well'.split(
    ' ',
  ),
);

/** Whether two mentions are members of one list. */
export const isJoined = (words: readonly string[], one: Mention, other: Mention) =>
  words.slice(one.to + 1, other.from).every((word) => joining.has(word));
