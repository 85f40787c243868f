import { useEffect, useRef, useState } from 'react';
import { ask, CallRefused } from '../../../api-client/ask.ts';
import { readChips } from '../../../contract/assistant/chips.ts';
import { labelOf, type Constraint } from '../../../contract/assistant/constraints.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { langOfText } from '../parts/lang-of.ts';

const pauseMs = 500;
const keyOf = ({ type, value }: Constraint) => `${type} ${String(value)}`;

/** The chips for a text as it is typed, without those that the user removed; `add` and `remove` change them by hand. */
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
  const chips = (text.trim() === '' ? [] : read).filter((chip) => !removed.has(keyOf(chip)));
  return { chips, remove: (chip: Constraint) => setRemoved((before) => new Set([...before, keyOf(chip)])), isRead: read.length > 0 };
}

type Props = { chips: readonly Constraint[]; language?: PlanLanguage; onRemove?: (chip: Constraint) => void };

/** What was understood from free text, as chips that can be removed. */
export function Chips({ chips, language = 'english', onRemove }: Props) {
  if (chips.length === 0) return null;
  return (
    <div role="group" aria-label="What we understood">
      <p className="text-sm font-semibold">We will keep to this:</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {chips.map((chip) => (
          <li
            key={keyOf(chip)}
            lang={langOfText(labelOf(chip, language))}
            className="flex items-center rounded-full border border-line bg-surface pl-4 font-semibold"
          >
            {labelOf(chip, language)}
            {onRemove ? (
              <button
                type="button"
                className="grid size-11 place-items-center rounded-full hover:bg-sunken"
                aria-label={`Take away: ${labelOf(chip, language)}`}
                onClick={() => onRemove(chip)}
              >
                <span aria-hidden="true">×</span>
              </button>
            ) : (
              <span className="py-2 pr-4" />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
