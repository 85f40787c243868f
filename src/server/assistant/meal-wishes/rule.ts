import type { Constraint } from '../../../contract/assistant/constraints.ts';
import type { Span, TracedText } from '../messages/index.ts';
import type { Reading, Sentence } from '../wishes/index.ts';

/** Why something cannot be done, and what is done instead. */
type Instead = { readonly cannot: Sentence; readonly constraints: readonly Constraint[] };
/** What a rule makes of a match: constraints (none: nothing is to be done), why it cannot be done, both, or what every plan holds; undefined if it is not meant. */
export type Meant =
  | readonly Constraint[]
  | Sentence
  | Instead
  | { readonly always: Sentence; readonly constraints?: readonly Constraint[] }
  | undefined;

/** A search in a normalised text, and what its matches mean. */
export type Rule = {
  readonly search: RegExp;
  readonly means: (found: RegExpExecArray) => Meant;
};

/** A reading of a stretch of the traced text. */
export const readingOf = (traced: TracedText, index: number, length: number, meant: NonNullable<Meant>): Reading =>
  readingAt(traced.spanOf(index, length), meant);

/** A reading of a stretch of the typed text. */
export function readingAt(span: Span, meant: NonNullable<Meant>): Reading {
  if ('english' in meant) return { ...span, cannot: meant };
  return 'cannot' in meant || 'always' in meant ? { ...span, ...meant } : { ...span, constraints: meant };
}

/** Everything that the rules find in a traced text. Each search starts behind a space and is global. */
export const applyRules = (traced: TracedText, rules: readonly Rule[]): Reading[] =>
  rules.flatMap(({ search, means }) =>
    [...traced.plain.matchAll(search)].flatMap((found): Reading[] => {
      const meant = means(found);
      return meant === undefined ? [] : [readingOf(traced, found.index, found[0].length, meant)];
    }),
  );

/** A rule's search: words between spaces; the first space is looked behind for. */
export const spoken = (pattern: string): RegExp => new RegExp(`(?<= )(?:${pattern}) `, 'gu');

/** The words of the clause before a match. */
export const before = ({ input, index }: RegExpExecArray, characters = 40): string =>
  ` ${(
    input
      .slice(Math.max(0, index - characters), index)
      .split(/ [;,] /)
      .at(-1) ?? ''
  ).trimStart()}`;
/** The words of the clause after a match. */
export const after = ({ input, index, 0: found }: RegExpExecArray, characters = 40): string =>
  ` ${input.slice(index + found.length, index + found.length + characters).split(/ ?[;,] /)[0] ?? ''} `;

export const isDenied = (found: RegExpExecArray): boolean =>
  / (?:no|not|never|dont|doesnt|without|isnt|arent|no longer|used to|was|were|bina) (?:[^ ]+ ){0,2}$/.test(before(found)) ||
  /^ (?:[^ ]+ ){0,2}(?:nahin|nahi|नहीं|नही|mat) /.test(after(found));
