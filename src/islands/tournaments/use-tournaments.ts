import { useState } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import { enterTournament, withdrawFromTournament, type EnteredTournament } from '../../contract/tournaments.ts';
import { teamTournaments, type TournamentPage } from '../../stores/tournaments.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { useEntity } from '../shared/use-entity.ts';

/** One line: a tournament that was withdrawn here stays in its place, with an undo, until the page is left. */
export type Line = { tournament: EnteredTournament; state: 'entered' | 'working' | 'out'; failure?: string | undefined };

const inOrder = (one: EnteredTournament, other: EnteredTournament) =>
  one.starts_on.localeCompare(other.starts_on) || one.name.localeCompare(other.name);

/** What the reader does here lies over what the server lists: `marked` are the lines they have changed. */
function linesOf(toCome: readonly EnteredTournament[], marked: readonly Line[]): Line[] {
  const entered = toCome.map((tournament): Line => {
    const mark = marked.find((one) => one.tournament.id === tournament.id);
    return mark && mark.state !== 'out' ? { ...mark, tournament } : { tournament, state: 'entered' };
  });
  const left = marked.filter(({ tournament, state }) => state !== 'entered' && !toCome.some(({ id }) => id === tournament.id));
  return [...entered, ...left].sort((one, other) => inOrder(one.tournament, other.tournament));
}

/** The tournaments of a team, with entering and withdrawing. */
export function useTournaments(teamId: string, first: TournamentPage) {
  const { toCome, played } = useEntity(teamTournaments, teamId, first);
  const [marked, setMarked] = useState<readonly Line[]>([]);
  const mark = (line: Line) => setMarked((all) => [...all.filter(({ tournament }) => tournament.id !== line.tournament.id), line]);
  const put = (change: (listed: readonly EnteredTournament[]) => readonly EnteredTournament[]) =>
    teamTournaments.of(teamId).put((page) => ({ ...page, toCome: change(page.toCome) }));
  const without = (id: string) => (listed: readonly EnteredTournament[]) => listed.filter((one) => one.id !== id);

  /** Enters the team. Rejects with `CallRefused`. */
  async function enter(id: string): Promise<void> {
    const { response } = await askSignedIn(enterTournament, { team_id: teamId, tournament_id: id });
    put((listed) => [...without(id)(listed), response].sort(inOrder));
    mark({ tournament: response, state: 'entered' });
  }
  /** Withdraws or enters the team again; a refusal is shown at the line. Resolves to whether it succeeded. */
  async function change({ tournament, state }: Line): Promise<boolean> {
    const isOut = state === 'out';
    mark({ tournament, state: 'working' });
    try {
      if (isOut) await enter(tournament.id);
      else {
        await askSignedIn(withdrawFromTournament, { team_id: teamId, tournament_id: tournament.id });
        mark({ tournament, state: 'out' });
        put(without(tournament.id));
      }
      return true;
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      const isGone = isOut || error.code === 'notEntered';
      if (isGone) put(without(tournament.id));
      mark({ tournament, state: isGone ? 'out' : 'entered', failure: error.message });
      return false;
    }
  }
  return { lines: linesOf(toCome, marked), played, enter, change };
}
