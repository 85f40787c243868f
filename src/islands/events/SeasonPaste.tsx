import { useState, type SubmitEvent } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import { pasteSeason } from '../../contract/events.ts';
import { limits } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { focusIt } from '../shared/focus-it.ts';
import { LongTextField } from '../shared/LongTextField.tsx';
import { SeasonLine, type SeasonRow } from './SeasonLine.tsx';

type State = { step: 'writing' | 'asking' | 'making'; failure?: string };
type Props = { teamId: string; timeZone: string; onCancel: () => void; onDone: () => void };

/** Imports a season pasted from a spreadsheet: preview line by line, then create all events at once. */
export function SeasonPaste({ teamId, timeZone, onCancel, onDone }: Props) {
  const [text, setText] = useState('');
  const [rows, setRows] = useState<SeasonRow[]>();
  const [state, setState] = useState<State>({ step: 'writing' });
  const good = rows?.filter(({ problem }) => problem === null).length ?? 0;

  async function send(create: boolean) {
    setState({ step: create ? 'making' : 'asking' });
    try {
      const answer = await askSignedIn(pasteSeason, { team_id: teamId, text, create });
      if (create) return onDone();
      setRows(answer.rows);
      setState({ step: 'writing' });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      const failure = error.fields['text'] ?? (error.code === 'network' ? messages.updateFailed : error.message);
      setState({ step: 'writing', failure });
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(rows !== undefined);
  };
  return (
    <section aria-labelledby="season" className="card mb-8 max-w-4xl p-5 sm:p-7">
      <h2 id="season" ref={focusIt} tabIndex={-1} className="mb-1 text-2xl outline-none">
        Paste a season
      </h2>
      <p className="mb-5 text-muted">Times are those of {timeZone.replaceAll('_', ' ')}.</p>
      <form onSubmit={submit} method="post" action={pasteSeason.path} className="space-y-5">
        <LongTextField
          label="Games"
          name="text"
          hint="One a line, as it stands in a spreadsheet: date, time, opponent, place. The day comes before the month."
          placeholder={'28/11/2026\t10:00\tJayanagar Jets\tMalleshwaram Grounds'}
          value={text}
          problem={state.failure}
          maxLength={limits.seasonTextLength}
          onChange={(change) => {
            setText(change.currentTarget.value);
            setRows(undefined);
          }}
        />
        {rows && (
          <ol aria-label="What these lines make" className="divide-y divide-line border-y border-line tabular-nums">
            {rows.map((row) => (
              <SeasonLine key={row.line} row={row} />
            ))}
          </ol>
        )}
        <p role="status" className="font-semibold empty:hidden">
          {rows && `${good} of ${rows.length} lines make a game.${good < rows.length ? ' The others are left out.' : ''}`}
        </p>
        <div className="flex flex-wrap gap-3">
          <BusyButton
            type="submit"
            className="button button-accent"
            isBusy={state.step !== 'writing' || text.trim() === '' || (rows !== undefined && good === 0)}
          >
            {state.step !== 'writing' ? messages.pleaseWait : rows ? `Plan ${good} ${good === 1 ? 'game' : 'games'}` : 'Look at it first'}
          </BusyButton>
          <button type="button" className="button button-plain" onClick={onCancel}>
            Not now
          </button>
        </div>
      </form>
    </section>
  );
}
