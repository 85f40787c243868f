import type { TournamentPage } from '../../stores/tournaments.ts';
import { EnteredLine } from './EnteredLine.tsx';
import { FindTournament } from './FindTournament.tsx';
import { TournamentRow } from './TournamentRow.tsx';
import { useTournaments } from './use-tournaments.ts';

type Props = {
  teamId: string;
  first: TournamentPage;
  mayEnter: boolean;
};

const heading = 'border-b-2 border-ink pb-2 text-xl tracking-wide';

/** The coming and past tournaments of a team; those who lead it can enter others. */
export function TeamTournaments({ teamId, first, mayEnter }: Props) {
  const { lines, played, enter, change } = useTournaments(teamId, first);
  const entered = new Set(lines.filter(({ state }) => state !== 'out').map(({ tournament }) => tournament.id));
  return (
    <div className={mayEnter ? 'grid gap-x-16 gap-y-10 lg:grid-cols-2' : 'max-w-4xl'}>
      <div className="space-y-10">
        <section aria-labelledby="tournaments-to-come">
          <h2 id="tournaments-to-come" className={heading}>
            TO COME
          </h2>
          {lines.length === 0 && (
            <div className="py-5">
              <p className="text-lg font-semibold">The team is in no tournament yet</p>
              <p className="mt-1 max-w-[52ch] text-muted">
                {mayEnter
                  ? 'Find yours by its name. Its days then stand in everybody’s events and calendars, and whoever answers an event sees what falls on them.'
                  : 'When those who lead the team enter it in one, its days stand here and among your events.'}
              </p>
            </div>
          )}
          <ul className="divide-y divide-line empty:hidden">
            {lines.map((line) => (
              <EnteredLine key={line.tournament.id} line={line} mayEnter={mayEnter} onChange={change} />
            ))}
          </ul>
        </section>
        {played.length > 0 && (
          <section aria-labelledby="tournaments-played">
            <h2 id="tournaments-played" className={heading}>
              PLAYED
            </h2>
            <ul className="divide-y divide-line">
              {played.map((tournament) => (
                <TournamentRow key={tournament.id} tournament={tournament} />
              ))}
            </ul>
          </section>
        )}
      </div>
      {mayEnter && (
        <section aria-labelledby="enter-tournament">
          <h2 id="enter-tournament" className={heading}>
            WE PLAY IN
          </h2>
          <FindTournament teamId={teamId} entered={entered} onEnter={enter} />
          <p className="mt-4 max-w-[52ch] text-sm text-muted">
            This tells your own people. A place in the tournament is given by its organisers.
          </p>
        </section>
      )}
    </div>
  );
}
