import type { EventScope } from '../../contract/event-shapes.ts';

const words: readonly [EventScope, string][] = [
  ['one', 'This one'],
  ['following', 'This and those after it'],
  ['all', 'All still to come'],
];

/** How much of a series is meant. */
export function ScopeChoice({ scope, onScope }: { scope: EventScope; onScope: (scope: EventScope) => void }) {
  return (
    <fieldset className="mb-4">
      <legend className="mb-1 font-semibold">Which of the series?</legend>
      {words.map(([value, label]) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input type="radio" name="scope" className="size-5" checked={scope === value} onChange={() => onScope(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
