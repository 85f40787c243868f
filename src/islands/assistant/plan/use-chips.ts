import { useEffect, useRef, useState } from 'react';
import { ask, CallRefused } from '../../../api-client/ask.ts';
import { readChips } from '../../../contract/assistant/chips.ts';
import type { Constraint } from '../../../contract/assistant/constraints.ts';

const pauseMs = 500;
/** A key for a chip. */
export const chipKey = ({ type, value }: Constraint) => `${type} ${String(value)}`;

/** The chips for a text as it is typed, without those that the user removed with `remove`. */
export function useChips(text: string) {
  const [read, setRead] = useState<Constraint[]>([]);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const asked = useRef(0);
  useEffect(() => {
    const turn = ++asked.current;
    if (text.trim() === '') return;
    const pause = setTimeout(() => {
      ask(readChips, { text }).then(
        ({ response }) => turn === asked.current && setRead(response),
        // Chips are optional: without them the server reads the text itself.
        (error: unknown) => {
          if (!(error instanceof CallRefused)) throw error;
        },
      );
    }, pauseMs);
    return () => clearTimeout(pause);
  }, [text]);
  const chips = (text.trim() === '' ? [] : read).filter((chip) => !removed.has(chipKey(chip)));
  return { chips, remove: (chip: Constraint) => setRemoved((before) => new Set([...before, chipKey(chip)])), isRead: read.length > 0 };
}
