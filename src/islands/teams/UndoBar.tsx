import { useEffect, useState } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import { limits } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { restoreTeam } from '../../contract/team-edit.ts';
import { restorePlayer } from '../../contract/team-members.ts';
import { refreshRoster, refreshTeams } from '../../stores/rosters.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { focusIt } from '../shared/focus-it.ts';
import { keepUndo, keptUndo, type Undo } from './keep-undo.ts';
import { BusyButton } from '../shared/BusyButton.tsx';

type State = { step: 'none' } | { step: 'undone'; undo: Undo } | { step: 'offered' | 'running'; undo: Undo; failure?: string };
type Props = {
  /** On a team's page, only deletions within that team are offered for undo. */
  team?: string;
};

const sentenceFor = (undo: Undo) => (undo.kind === 'team' ? `${undo.name} was deleted.` : `${undo.name} was taken out of the team.`);

/** Offers to restore what was just deleted, as long as that is possible. */
export function UndoBar({ team }: Props) {
  const [state, setState] = useState<State>({ step: 'none' });
  useEffect(() => {
    const undo = keptUndo();
    if (!undo || (team === undefined ? undo.kind !== 'team' : undo.kind !== 'member' || undo.team !== team)) return;
    // Storage exists only in the browser, so the first render cannot know it.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- see above
    setState({ step: 'offered', undo });
    const timer = setTimeout(() => setState({ step: 'none' }), Date.parse(undo.until) - Date.now());
    return () => clearTimeout(timer);
  }, [team]);

  async function bringBack(undo: Undo) {
    setState({ step: 'running', undo });
    try {
      if (undo.kind === 'team') await askSignedIn(restoreTeam, { team_id: undo.team });
      else await askSignedIn(restorePlayer, { team_id: undo.team, member_id: undo.member });
      keepUndo(undefined);
      if (undo.kind === 'team') refreshTeams();
      else refreshRoster(undo.team);
      setState({ step: 'undone', undo });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setState({ step: 'offered', undo, failure: error.message });
    }
  }
  return (
    <div className="not-empty:mb-5" role="status">
      {state.step === 'undone' && (
        <p ref={focusIt} tabIndex={-1} className="rounded-card bg-board px-5 py-3 font-semibold text-chalk outline-none">
          {state.undo.name} is back.
        </p>
      )}
      {state.step !== 'none' && state.step !== 'undone' && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-board px-5 py-3 text-chalk">
          <p>
            <span className="font-semibold">{sentenceFor(state.undo)}</span>{' '}
            <span className="text-chalk-muted">{state.failure ?? `You can bring it back for ${limits.undoMinutes} minutes.`}</span>
          </p>
          <BusyButton className="button button-plain" isBusy={state.step === 'running'} onClick={() => void bringBack(state.undo)}>
            {state.step === 'running' ? messages.pleaseWait : 'Undo'}
          </BusyButton>
        </div>
      )}
    </div>
  );
}
