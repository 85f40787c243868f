import { presentDates, tournamentAddress } from '../../contract/tournament-days.ts';
import type { EnteredTournament } from '../../contract/tournaments.ts';
import { TournamentMark } from '../shared/TournamentMark.tsx';
import { Trophy } from '../shared/Trophy.tsx';

/** A tournament in the list of events: whole days, without answers. */
export function TournamentCard({ tournament, hasTeam }: { tournament: EnteredTournament; hasTeam: boolean }) {
  const { name, city, sport_id: sport, sport_name: sportName, starts_on: startsOn, ends_on: endsOn, team_name: team } = tournament;
  return (
    <article className="card flex items-center gap-x-4 border-dashed p-4 sm:gap-x-5 sm:p-5">
      <TournamentMark sport={sport} startsOn={startsOn} endsOn={endsOn} />
      <div className="min-w-0">
        <p className="flex items-center gap-1.5 text-sm font-semibold">
          <Trophy /> Tournament
        </p>
        <h3 className="text-xl wrap-anywhere">
          <a className="heading-link" href={tournamentAddress(name)}>
            {name}
          </a>
        </h3>
        <p className="font-semibold tabular-nums">{presentDates(startsOn, endsOn)}</p>
        <p className="mt-0.5 text-muted wrap-anywhere">{[hasTeam && team, city, sportName].filter(Boolean).join(', ')}</p>
      </div>
    </article>
  );
}
