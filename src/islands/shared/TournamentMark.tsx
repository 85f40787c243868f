import { courtOf } from '../../contract/sports.ts';
import { dateBlockOf, presentDates } from '../../contract/tournament-days.ts';

type Props = { sport: number; startsOn: string; endsOn: string };

/** A tournament's days in scoreboard style, on the court of its sport. The text beside it says the same. */
export function TournamentMark({ sport, startsOn, endsOn }: Props) {
  const { days, month, until } = dateBlockOf(presentDates(startsOn, endsOn));
  return (
    <div
      className="relative isolate grid size-16 shrink-0 place-items-center overflow-hidden rounded-card bg-board text-chalk sm:size-20"
      aria-hidden="true"
    >
      <svg className="absolute top-1/2 left-1/2 -z-1 h-[150%] w-[240%] -translate-1/2 text-pitch-line opacity-45">
        <use href={`#court-${courtOf(sport)}`} />
      </svg>
      <div className="text-center leading-none">
        <p className="text-xs font-semibold text-chalk-muted sm:text-sm">{month}</p>
        <p
          className={`numerals mt-0.5 whitespace-nowrap ${days.length > 4 ? 'text-[0.9375rem] sm:text-xl' : days.length > 3 ? 'text-lg sm:text-[1.375rem]' : 'text-2xl sm:text-3xl'}`}
        >
          {days}
        </p>
        {until && <p className="mt-0.5 text-[0.6875rem] font-semibold text-chalk-muted sm:text-xs">{until}</p>}
      </div>
    </div>
  );
}
