import { LRUCache } from 'lru-cache';
import { readSparseModel } from '../learned/index.ts';
import { askedFeatures } from './asked-features.ts';

/** Learned from src/data/understanding/asked by scripts/train-asked.ts. */
const model = readSparseModel(new URL('../../../data/understanding/asked-weights.json', import.meta.url));

/**
 * What a message may ask: `knowledge` a topic of src/data/knowledge, `product` one of src/data/product, `passage` one of the corpus, `talk` a kind of
 * small talk or a foreign subject, `family` what other readers answer (figures, the plan, the calendar) or nothing that is answered here.
 */
type AskedKind = 'knowledge' | 'product' | 'passage' | 'talk' | 'family';
export type Guess = { readonly kind: AskedKind; readonly id: string; readonly chance: number };
/** The likeliest of all; `top`: the first dozen of them; `shareOf`: the chance that it is any of a kind. */
export type WhatIsAsked = {
  readonly best: Guess;
  readonly next: Guess;
  readonly top: readonly Guess[];
  readonly shareOf: (kind: AskedKind) => number;
  readonly chanceOf: (kind: AskedKind, id: string) => number;
};

const kindOf: Readonly<Record<string, AskedKind>> = { k: 'knowledge', p: 'product', c: 'passage', t: 'talk', f: 'family' };
const guessOf = ({ label, chance }: { label: string; chance: number }): Guess => ({
  kind: kindOf[label.charAt(0)] ?? 'family',
  id: label.slice(2),
  chance,
});
const shownGuesses = 12;
const leastKept = 0.0002;
const nothing: Guess = { kind: 'family', id: 'nothing', chance: 0 };

function predict(text: string): WhatIsAsked {
  const guesses = model.chancesOf(askedFeatures(text)).map(guessOf);
  const [best = nothing, next = nothing] = guesses;
  const shares = new Map<AskedKind, number>();
  for (const { kind, chance } of guesses) shares.set(kind, (shares.get(kind) ?? 0) + chance);
  // What is kept of a message are the few that have a chance, and not a thousand.
  const likely = guesses.filter(({ chance }) => chance >= leastKept);
  return {
    best,
    next,
    top: guesses.slice(0, shownGuesses),
    shareOf: (kind) => shares.get(kind) ?? 0,
    chanceOf: (kind, id) => likely.find((one) => one.kind === kind && one.id === id)?.chance ?? 0,
  };
}

// Several readers ask about the same message in turn.
const known = new LRUCache<string, WhatIsAsked>({ max: 20 });

/** What a message asks, of all that is answered here, with the chances learned from examples. */
export function whatIsAsked(text: string): WhatIsAsked {
  const found = known.get(text) ?? predict(text);
  known.set(text, found);
  return found;
}

/** The hash of the texts that the model was learned from. */
export const askedLearnedFrom = model.learnedFrom;
