import { useState, type SubmitEvent } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import { limits } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { findTournaments, type FoundTournament } from '../../contract/tournaments.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { checkFields } from '../shared/check-fields.ts';
import { TextField } from '../shared/TextField.tsx';
import { TournamentRow } from './TournamentRow.tsx';

type Props = {
  teamId: string;
  /** The ids of the tournaments that the team has entered. */
  entered: ReadonlySet<string>;
  /** Rejects with `CallRefused`. */
  onEnter: (tournament: string) => Promise<void>;
};
type State =
  | { step: 'idle'; problem?: string }
  | { step: 'searching' }
  | { step: 'found'; name: string; tournaments: readonly FoundTournament[]; working?: string | undefined; failure?: string };

/** Finds a tournament by name and enters the team. */
export function FindTournament({ teamId, entered, onEnter }: Props) {
  const [state, setState] = useState<State>({ step: 'idle' });

  async function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = checkFields(findTournaments, { team_id: teamId, name: new FormData(event.currentTarget).get('name') });
    if (checked.problems) return setState({ step: 'idle', problem: checked.problems['name'] ?? messages.updateFailed });
    setState({ step: 'searching' });
    try {
      const { response } = await askSignedIn(findTournaments, checked.fields);
      setState({ step: 'found', name: checked.fields.name, tournaments: response });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setState({ step: 'idle', problem: error.message });
    }
  }
  async function enter({ id }: FoundTournament) {
    if (state.step !== 'found') return;
    const { name, tournaments } = state;
    setState({ step: 'found', name, tournaments, working: id });
    try {
      await onEnter(id);
      setState({ step: 'found', name, tournaments });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setState({ step: 'found', name, tournaments, failure: error.message });
    }
  }

  return (
    <div className="mt-4">
      <form onSubmit={(event) => void search(event)} noValidate className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
        <TextField
          label="Name of the tournament"
          name="name"
          type="search"
          autoComplete="off"
          maxLength={limits.searchKeywordMaximum}
          hint="Part of it is enough, and a slip of a letter does no harm."
          problem={state.step === 'idle' ? state.problem : undefined}
          isProblemSpoken
        />
        <BusyButton type="submit" data-replay className="button button-plain sm:mt-7" isBusy={state.step === 'searching'}>
          {state.step === 'searching' ? messages.pleaseWait : 'Search'}
        </BusyButton>
      </form>
      <p role="status" className="mt-4 text-muted empty:hidden">
        {state.step === 'found' && state.tournaments.length === 0 && `No tournament still to come is called like “${state.name}”.`}
        {state.step === 'found' && state.tournaments.length > 0 && `${state.tournaments.length} found.`}
      </p>
      {state.step === 'found' && state.failure && (
        <p role="alert" className="mt-2 font-semibold text-bad">
          {state.failure}
        </p>
      )}
      {state.step === 'found' && state.tournaments.length > 0 && (
        <ul aria-label="Tournaments found" className="mt-2 divide-y divide-line border-y border-line">
          {state.tournaments.map((tournament) => {
            const isWorking = state.working === tournament.id;
            // The same button element, so that it keeps the focus.
            return (
              <TournamentRow key={tournament.id} tournament={tournament}>
                <BusyButton
                  className="button button-plain max-sm:grow"
                  isBusy={isWorking || entered.has(tournament.id)}
                  aria-label={entered.has(tournament.id) ? `Entered: ${tournament.name}` : `We play here: ${tournament.name}`}
                  onClick={() => void enter(tournament)}
                >
                  {entered.has(tournament.id) ? 'Entered' : isWorking ? messages.pleaseWait : 'We play here'}
                </BusyButton>
              </TournamentRow>
            );
          })}
        </ul>
      )}
    </div>
  );
}
