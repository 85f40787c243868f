import { useState, type SubmitEvent } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import type { Answer } from '../../../contract/call.ts';
import { findPlayersToInvite, invite, type InvitedAs } from '../../../contract/invitations.ts';
import { limits } from '../../../contract/limits.ts';
import { messages } from '../../../contract/messages.ts';
import { sportName } from '../../../contract/sports.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { checkFields } from '../../shared/check-fields.ts';
import { TextField } from '../../shared/TextField.tsx';
import { showToast } from '../../shared/toast.ts';
import { invitedAsWords } from './invited-as-words.ts';
import type { DeskTeam } from './InvitationDesk.tsx';
import { PlaceSelect } from './PlaceSelect.tsx';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { useKeptFocus } from '../../shared/use-kept-focus.ts';

type Player = Answer<typeof findPlayersToInvite>['response'][number];
type Props = { team: DeskTeam; places: readonly InvitedAs[]; onInvited: () => void };
type State =
  | { step: 'idle'; problem?: string }
  | { step: 'searching' }
  | { step: 'found'; name: string; players: readonly Player[]; failure?: string };

const statusWords = { member: 'In the team', invited: 'Invited' } as const;

/** Invites a listed player, found by name. The e-mail address is not shown. */
export function InvitePlayer({ team, places, onInvited }: Props) {
  const keptFocus = useKeptFocus();
  const [state, setState] = useState<State>({ step: 'idle' });
  const [as, setAs] = useState<InvitedAs>(places[0] ?? 'player');

  async function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = checkFields(findPlayersToInvite, { team_id: team.id, name: new FormData(event.currentTarget).get('name') });
    if (checked.problems) return setState({ step: 'idle', problem: checked.problems['name'] ?? messages.updateFailed });
    setState({ step: 'searching' });
    try {
      const { response } = await askSignedIn(findPlayersToInvite, checked.fields);
      setState({ step: 'found', name: checked.fields.name, players: response });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setState({ step: 'idle', problem: error.message });
    }
  }
  async function ask(player: Player) {
    const mark = (status: Player['status'], failure?: string) =>
      setState((now) =>
        now.step === 'found'
          ? { ...now, ...(failure && { failure }), players: now.players.map((one) => (one.id === player.id ? { ...one, status } : one)) }
          : now,
      );
    mark('invited');
    try {
      await askSignedIn(invite, { team_id: team.id, as, player_id: player.id });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      return mark(error.code === 'memberAlready' ? 'member' : error.code === 'alreadyInvited' ? 'invited' : 'free', error.message);
    }
    void showToast(`${player.name} is invited ${invitedAsWords(as)}.`, 'success');
    onInvited();
  }

  return (
    <div {...keptFocus} className="max-w-3xl space-y-5">
      <form
        onSubmit={(event) => void search(event)}
        noValidate
        className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem_auto] sm:items-start"
      >
        <TextField
          label="Name of the player"
          name="name"
          type="search"
          autoComplete="off"
          maxLength={limits.searchKeywordMaximum}
          problem={state.step === 'idle' ? state.problem : undefined}
          isProblemSpoken
        />
        <PlaceSelect label="Invite as" places={places} chosen={as} onChoose={setAs} />
        <BusyButton type="submit" data-replay className="button button-plain sm:mt-7" isBusy={state.step === 'searching'}>
          {state.step === 'searching' ? messages.pleaseWait : 'Search'}
        </BusyButton>
      </form>
      <div role="status">
        {state.step === 'found' && state.failure && <p className="mb-3 font-semibold text-bad">{state.failure}</p>}
        {state.step === 'found' && state.players.length === 0 && (
          <p className="text-muted">No listed player is called like “{state.name}”. Invite them by mail or by a code.</p>
        )}
        {state.step === 'found' && state.players.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {state.players.map((player) => (
              <li key={player.id} data-row={player.id} className="flex flex-wrap items-center gap-x-5 gap-y-2 py-3">
                <div className="min-w-0 grow basis-48">
                  <a className="font-semibold hover:underline" href={`/profile/${player.uniqueName}`} target="_blank" rel="noreferrer">
                    {player.name}
                    <span className="visually-hidden"> (in a new tab)</span>
                  </a>
                  <p className="text-[0.9375rem] text-muted">
                    {[player.uniqueName, player.city, player.sports.map((sport) => sportName(sport)).join(', ')]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
                {player.status === 'free' ? (
                  <button
                    type="button"
                    className="button button-plain"
                    aria-label={`Invite ${player.name}`}
                    onClick={() => void ask(player)}
                  >
                    Invite
                  </button>
                ) : (
                  <span className="px-2 font-semibold text-muted">{statusWords[player.status]}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="text-sm text-muted">People under 18 and those who are not listed are not found here.</p>
    </div>
  );
}
