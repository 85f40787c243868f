import type { TeamEvent } from '../../contract/event-shapes.ts';
import type { Scope } from '../../contract/shared-fields.ts';
import { ruleInWords } from '../../contract/event-words.ts';

const words: readonly [Scope, string][] = [
  ['one', 'This one'],
  ['following', 'This and those after it'],
  ['all', 'All still to come'],
];

/** The choice of how much of a series a change applies to. */
export function ScopeChoice({ event, scope, onScope }: { event: TeamEvent; scope: Scope; onScope: (scope: Scope) => void }) {
  return (
    <fieldset className="mb-4">
      <legend className="mb-1 font-semibold">Which of the series?</legend>
      {words.map(([value, label]) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input type="radio" name="scope" className="size-5" checked={scope === value} onChange={() => onScope(value)} />
          <span>
            {label}
            {value === 'all' && event.rule && <span className="text-muted">: {ruleInWords(event.rule, event.time_zone)}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
