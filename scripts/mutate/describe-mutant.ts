import type { Stryker } from '@stryker-mutator/core';

export type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** How much of the code around a change is shown. */
const around = 40;

const lengthOfSame = (one: string, other: string): number => {
  const shorter = Math.min(one.length, other.length);
  for (let at = 0; at < shorter; at++) if (one[at] !== other[at]) return at;
  return shorter;
};
const reversed = (text: string): string => [...text].toReversed().join('');
const wordsOf = (text: string): string => text.replace(/\s+/g, ' ');

function offsetOf(source: string, { line, column }: Mutant['location']['start']): number {
  const before = source.split('\n').slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}

/** A change with the code around it, as `if (left [<= → <] 0) return`, and its line. Only what differs is in the brackets. */
export function describeMutant({ location, replacement = '' }: Mutant, source: string): { line: number; change: string } {
  const [from, to] = [offsetOf(source, location.start), offsetOf(source, location.end)];
  const original = source.slice(from, to);
  const start = lengthOfSame(original, replacement);
  const end = lengthOfSame(reversed(original.slice(start)), reversed(replacement.slice(start)));
  const removed = wordsOf(original.slice(start, original.length - end));
  const added = wordsOf(replacement.slice(start, replacement.length - end));
  const at = from + start;
  const before = wordsOf(source.slice(Math.max(0, at - around), at)).trimStart();
  const after = wordsOf(source.slice(to - end, to - end + around)).trimEnd();
  return { line: source.slice(0, at).split('\n').length, change: `${before}[${removed} → ${added}]${after}` };
}
