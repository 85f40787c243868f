import { labelOf } from '../../../contract/assistant/constraint-labels.ts';
import type { Constraint } from '../../../contract/assistant/constraints.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { langOfText } from '../parts/lang-of.ts';
import { chipKey } from './use-chips.ts';

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
            key={chipKey(chip)}
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
