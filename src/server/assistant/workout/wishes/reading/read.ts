import type { Constraint } from '../../../../../contract/assistant/constraints.ts';
import type { Reading, Sentence } from '../../../wishes/index.ts';

/**
 * What the words from `first` to `last` (places in the text) ask for; `aside` is a fact that must not be taken for a wish. A guess counts only if
 * nothing else in the text says the same kind of thing.
 */
export type Read = { readonly first: number; readonly last: number; readonly isGuess?: boolean; readonly reach?: Reading['reach'] } & (
  | { readonly constraints: readonly Constraint[] }
  | { readonly cannot: Sentence }
  | { readonly always: Sentence }
  | { readonly aside: true }
);
