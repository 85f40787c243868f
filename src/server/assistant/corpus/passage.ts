import type { Source } from '../../../contract/assistant/chat.ts';
import type { PlanKind } from '../../../contract/assistant/words.ts';

/** A short text of our own that answers one question, with the published work it is based on. */
export type Passage = {
  readonly id: string;
  readonly title: string;
  /** 40 to 110 words of plain text, without doses and diagnoses. */
  readonly text: string;
  /** The same in Hindi. */
  readonly hindi: string;
  /** Typical questions for it, a few in Roman Hindi. */
  readonly asks: readonly string[];
  readonly topics: readonly (PlanKind | 'sport' | 'sleep')[];
  /** Names allergens to warn of them, so naming one is allowed. */
  readonly isOfAllergies?: boolean;
  readonly source: Source;
};

/** A passage as stored in a file: its source is a key of sources.json. */
export type WrittenPassage = Omit<Passage, 'source'> & { readonly source: string };
