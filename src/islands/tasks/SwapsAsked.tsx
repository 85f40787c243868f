import { useState } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import { messages } from '../../contract/messages.ts';
import { decideSwap, takeSwap, type AskedSwap } from '../../contract/task-claims.ts';
import { shortMoment } from '../../contract/event-words.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { firstName } from './task-words.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { useKeptFocus } from '../shared/use-kept-focus.ts';

type State = { step: 'asked'; failure?: string } | { step: 'working' } | { step: 'done'; text: string };

/** Swaps that others ask the viewer, or their child, to accept, with yes and no. What was answered here stays until the page is left. */
export function SwapsAsked({ asked }: { asked: readonly AskedSwap[] }) {
  const keptFocus = useKeptFocus();
  const [answered, setAnswered] = useState<readonly AskedSwap[]>([]);
  const open = asked.filter(({ swap_id: id }) => !answered.some((one) => one.swap_id === id));
  // Ids grow with time, so the oldest stands first.
  const shown = [...open, ...answered].sort((one, other) => one.swap_id.localeCompare(other.swap_id));
  return (
    <div {...keptFocus} className="mb-4 last:mb-0 empty:hidden">
      {shown.length > 0 && (
        <ul aria-label="Asked of you" className="space-y-3">
          {shown.map((swap) => (
            <AskedOfMe key={swap.swap_id} swap={swap} onAnswered={() => setAnswered((all) => [...all, swap])} />
          ))}
        </ul>
      )}
    </div>
  );
}

function AskedOfMe({ swap, onAnswered }: { swap: AskedSwap; onAnswered: () => void }) {
  const [state, setState] = useState<State>({ step: 'asked' });
  const { task_id: id, team_id, team_name, swap_id, member_id, title, event_title, due_at, time_zone, ward, from } = swap;
  const asker = firstName(from);

  async function answer(work: () => Promise<string>) {
    setState({ step: 'working' });
    try {
      const text = await work();
      onAnswered();
      setState({ step: 'done', text });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      const isOurs = error.code !== 'network' && error.code !== 'unexpected';
      setState({ step: 'asked', failure: isOurs ? error.message : messages.updateFailed });
    }
  }
  const take = () =>
    answer(async () => {
      const { response } = await askSignedIn(takeSwap, { task_id: id, team_id, swap_id, member_id });
      const isDone = response.claims.some((claim) => claim.member_id === member_id);
      return isDone ? `It is ${ward ? `${ward}’s` : 'yours'} now. ${asker} is told.` : 'Staff have to agree first. They are told.';
    });
  const decline = () =>
    answer(async () => {
      await askSignedIn(decideSwap, { task_id: id, team_id, swap_id, is_approved: false });
      return `${asker} keeps it, and is told.`;
    });
  return (
    <li data-row={swap_id} className="rounded-card bg-sunken p-4">
      <p className="wrap-anywhere">
        {asker} asks {ward ?? 'you'} to take over <strong>{title}</strong>.
      </p>
      <p className="mt-0.5 text-[0.9375rem] text-muted">
        {[event_title, due_at ? shortMoment(due_at, time_zone) : 'At any time'].filter(Boolean).join(', ')},{' '}
        <a className="link" href={`/team-member/${team_id}?view=tasks&list=all`}>
          {team_name}
        </a>
      </p>
      {/* The outcome stands where the buttons were, so that nothing below moves. */}
      <div className="mt-3 min-h-[2lh]">
        {state.step !== 'done' && (
          <div className="grid at-most-2 gap-2" role="group" aria-label={`Take over ${title}?`}>
            <BusyButton data-replay className="button button-accent" isBusy={state.step === 'working'} onClick={() => void take()}>
              {ward ? `${ward} will do it` : 'I’ll do it'}
            </BusyButton>
            <BusyButton data-replay className="button button-plain" isBusy={state.step === 'working'} onClick={() => void decline()}>
              No
            </BusyButton>
          </div>
        )}
        <p role="status" className="font-semibold">
          {state.step === 'done' ? state.text : ''}
        </p>
      </div>
      <p role="alert" className="mt-2 font-semibold text-bad empty:hidden">
        {state.step === 'asked' ? state.failure : ''}
      </p>
    </li>
  );
}
