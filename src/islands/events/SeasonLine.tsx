import type { Answer } from '../../contract/call.ts';
import { dayParts } from '../../contract/event-words.ts';
import type { pasteSeason } from '../../contract/events.ts';

export type SeasonRow = Answer<typeof pasteSeason>['rows'][number];

/** A local date and time with its weekday, which reveals a swapped day and month. */
function whenOf(local: string): string {
  const { weekday, day, month } = dayParts(`${local}:00Z`, 'UTC');
  return `${weekday} ${day} ${month} ${local.slice(0, 4)}, ${local.slice(11)}`;
}

/** The event that one pasted line becomes, or why it cannot be read. */
export function SeasonLine({ row: { line, starts_local: starts, opponent, place, problem } }: { row: SeasonRow }) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 py-2.5">
      <span className="numerals text-right text-muted">
        <span className="visually-hidden">Line </span>
        {line}
      </span>
      <div className={`min-w-0 sm:grid sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-x-4 ${problem ? 'text-muted' : ''}`}>
        {starts && <p className={problem ? '' : 'font-semibold'}>{whenOf(starts)}</p>}
        <p className="wrap-anywhere sm:col-start-2">{[opponent && `Against ${opponent}`, place].filter(Boolean).join(', ')}</p>
        {problem && <p className="font-semibold wrap-anywhere text-bad sm:col-start-2">{problem}</p>}
      </div>
    </li>
  );
}
