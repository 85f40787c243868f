import type { ReactNode } from 'react';
import { presentDates, tournamentAddress } from '../../contract/tournament-days.ts';
import type { FoundTournament } from '../../contract/tournaments.ts';
import { TournamentMark } from '../shared/TournamentMark.tsx';

type Props = { tournament: Omit<FoundTournament, 'is_entered'>; children?: ReactNode };

/** One tournament: days, name with a link, place and sport; `children` are its actions. */
export function TournamentRow({ tournament, children }: Props) {
  const { name, city, sport_id: sport, sport_name: sportName, starts_on: startsOn, ends_on: endsOn } = tournament;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 py-4">
      <TournamentMark sport={sport} startsOn={startsOn} endsOn={endsOn} />
      <div className="min-w-0 grow basis-44">
        <h3 className="text-lg wrap-anywhere sm:text-xl">
          <a className="heading-link" href={tournamentAddress(name)}>
            {name}
          </a>
        </h3>
        <p className="tabular-nums">{presentDates(startsOn, endsOn)}</p>
        <p className="text-[0.9375rem] text-muted">{[city, sportName].filter(Boolean).join(', ')}</p>
      </div>
      {children}
    </li>
  );
}
