import type { Chance } from '../../src/server/assistant/part/seeded-chance.ts';

const errors = [
  (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
  (word: string, at: number) => `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`,
  (word: string) => word.slice(0, 1) + word.slice(1).replace(/[aeiou]/, ''),
  (word: string, at: number) => word.slice(0, at + 1) + word.slice(at),
] as const;

/** A message as if typed in a hurry: a third of its words in Roman letters lose, swap or double a letter. */
export const mistyped = (text: string, { part, pick }: Chance): string =>
  text
    .split(' ')
    .map((word) => {
      if (!/^[a-zA-Z']{3,}[.,?!]?$/.test(word) || part() > 0.35) return word;
      return (pick(errors) ?? errors[0])(word, 1 + Math.floor(part() * (word.length - 2)));
    })
    .join(' ')
    .toLowerCase();
