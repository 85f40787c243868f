import { useState } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import { enterTournament, withdrawFromTournament, type EnteredTournament } from '../../contract/tournaments.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';

/** One line: a withdrawn tournament stays in its place, with an undo, until the page is opened again. */
export type Line = { tournament: EnteredTournament; state: 'entered' | 'working' | 'out'; failure?: string | undefined };

const inOrder = (one: Line, other: Line) =>
  one.tournament.starts_on.localeCompare(other.tournament.starts_on) || one.tournament.name.localeCompare(other.tournament.name);

/** The tournaments of a team, with entering and withdrawing. */
export function useTournaments(teamId: string, first: readonly EnteredTournament[]) {
  const [lines, setLines] = useState<readonly Line[]>(() => first.map((tournament) => ({ tournament, state: 'entered' })));
  const put = (line: Line) =>
    setLines((all) => [...all.filter(({ tournament }) => tournament.id !== line.tournament.id), line].sort(inOrder));

  /** Enters the team. Rejects with `CallRefused`. */
  async function enter(tournament: string): Promise<void> {
    const { response } = await askSignedIn(enterTournament, { team_id: teamId, tournament_id: tournament });
    put({ tournament: response, state: 'entered' });
  }
  /** Withdraws or enters the team again; a refusal is shown at the line. Resolves to whether it succeeded. */
  async function change({ tournament, state }: Line): Promise<boolean> {
    const isOut = state === 'out';
    put({ tournament, state: 'working' });
    try {
      if (isOut) await enter(tournament.id);
      else {
        await askSignedIn(withdrawFromTournament, { team_id: teamId, tournament_id: tournament.id });
        put({ tournament, state: 'out' });
      }
      return true;
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      put({ tournament, state: isOut || error.code === 'notEntered' ? 'out' : 'entered', failure: error.message });
      return false;
    }
  }
  return { lines, enter, change };
}
