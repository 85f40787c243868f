import type { Source } from '../../../contract/assistant/chat.ts';
import type { NewTopic, Topic } from '../../../contract/assistant/dialogue.ts';
import type { DietPattern, PlanLanguage } from '../../../contract/assistant/words.ts';
import type { Message } from '../understanding/index.ts';

/** An answer that was computed from our tables, and what it is about. */
export type FactAnswer = { readonly text: string; readonly topic: NewTopic; readonly sources?: readonly Source[] };

/** A message with what was spoken of before, and what is known of the person. */
export type Asked = {
  readonly message: Message;
  readonly topic: Topic | null;
  readonly language: PlanLanguage;
  readonly patterns: readonly DietPattern[];
  readonly age: number | undefined;
  readonly weightKg: number | undefined;
  readonly heightCm?: number | undefined;
  readonly sex?: 'male' | 'female' | undefined;
  readonly isYoung: boolean;
  /** Learned from examples: figures of a food are asked for, whatever else is said around. */
  readonly isForFigures?: boolean;
  /** Learned from examples: the message only goes on with the one before. */
  readonly isFragment?: boolean;
};

/** The sentence in the person's language. */
export const inLanguage = (language: PlanLanguage, english: string, hindi: string): string => (language === 'hindi' ? hindi : english);
