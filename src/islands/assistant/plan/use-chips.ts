import { useEffect, useRef, useState } from 'react';
import { ask, CallRefused } from '../../../api-client/ask.ts';
import { readChips } from '../../../contract/assistant/chips.ts';
import type { Constraint } from '../../../contract/assistant/constraints.ts';
import type { Wish } from '../../../contract/assistant/wishes.ts';
import type { PlanKind, PlanLanguage } from '../../../contract/assistant/words.ts';

const pauseMs = 500;
/** A key for a chip. */
export const chipKey = ({ type, value }: Constraint) => `${type} ${JSON.stringify(value)}`;

type Asked = { readonly text: string; readonly kind: PlanKind; readonly language: PlanLanguage };
type Read = { readonly of: string; readonly chips: readonly Constraint[]; readonly wishes: readonly Wish[] };

/** The chips for a text as it is typed, without those that the user removed with `remove`, and what becomes of each of its phrases. */
export function useChips({ text, kind, language }: Asked) {
  const [read, setRead] = useState<Read>({ of: '', chips: [], wishes: [] });
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const asked = useRef(0);
  const withoutRemoved = (chips: readonly Constraint[]) => chips.filter((chip) => !removed.has(chipKey(chip)));
  useEffect(() => {
    const turn = ++asked.current;
    if (text.trim() === '') return;
    const pause = setTimeout(() => {
      ask(readChips, { text, kind, language }).then(
        ({ response, wishes }) => turn === asked.current && setRead({ of: text, chips: response, wishes }),
        // Chips are optional: without them the server reads the text itself.
        (error: unknown) => {
          if (!(error instanceof CallRefused)) throw error;
        },
      );
    }, pauseMs);
    return () => clearTimeout(pause);
  }, [text, kind, language]);

  /**
   * What is sent with the text: its chips as the user left them. Undefined where the server may read the text itself, which it does not do
   * where chips are sent: those of an earlier text would hide what was typed since.
   */
  async function chipsToSend(): Promise<readonly Constraint[] | undefined> {
    if (text.trim() === '') return undefined;
    if (read.of === text) return read.chips.length > 0 ? withoutRemoved(read.chips) : undefined;
    if (removed.size === 0) return undefined;
    try {
      return withoutRemoved((await ask(readChips, { text, kind, language })).response);
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      return undefined;
    }
  }
  return {
    chips: text.trim() === '' ? [] : withoutRemoved(read.chips),
    wishes: text.trim() === '' ? [] : read.wishes,
    remove: (chip: Constraint) => setRemoved((before) => new Set([...before, chipKey(chip)])),
    chipsToSend,
  };
}
