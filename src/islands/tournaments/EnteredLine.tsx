import { useState } from 'react';
import { messages } from '../../contract/messages.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { focusIt } from '../shared/focus-it.ts';
import { TournamentRow } from './TournamentRow.tsx';
import type { Line } from './use-tournaments.ts';

type Props = { line: Line; mayEnter: boolean; onChange: (line: Line) => Promise<boolean> };

/** A tournament that the team plays in; those who may can withdraw the team and enter it again. */
export function EnteredLine({ line, mayEnter, onChange }: Props) {
  const [isTouched, setTouched] = useState(false);
  const { tournament, state, failure } = line;
  const change = () => {
    setTouched(true);
    void onChange(line);
  };
  const problem = failure && (
    <p role="alert" className="basis-full font-semibold text-bad">
      {failure}
    </p>
  );
  if (state === 'out')
    return (
      <li className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4">
        <p role="status" className="text-muted wrap-anywhere">
          The team does not play in ‘{tournament.name}’ any more.
        </p>
        <button type="button" ref={isTouched ? focusIt : undefined} className="button button-plain" onClick={change}>
          Undo
        </button>
        {problem}
      </li>
    );
  return (
    <TournamentRow tournament={tournament}>
      {mayEnter && (
        <BusyButton
          ref={isTouched && state === 'entered' ? focusIt : undefined}
          className="button button-plain max-sm:grow"
          isBusy={state === 'working'}
          aria-label={`Withdraw from ${tournament.name}`}
          onClick={change}
        >
          {state === 'working' ? messages.pleaseWait : 'Withdraw'}
        </BusyButton>
      )}
      {problem}
    </TournamentRow>
  );
}
