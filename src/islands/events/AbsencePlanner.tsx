import { useRef, useState, type SubmitEvent } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import { addAbsence, deleteAbsence } from '../../contract/absences.ts';
import type { Answer } from '../../contract/call.ts';
import { limits } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { absenceLists, type AbsenceList } from '../../stores/absences.ts';
import { refreshEvents } from '../../stores/events.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { checkFields } from '../shared/check-fields.ts';
import { FieldFrame } from '../shared/FieldFrame.tsx';
import { TextField } from '../shared/TextField.tsx';
import { useEntity } from '../shared/use-entity.ts';
import { BusyButton } from '../shared/BusyButton.tsx';

type Props = { first: AbsenceList };
type State = { step: 'idle'; problems: Readonly<Record<string, string>>; failure?: string } | { step: 'saving' };

const dayInWords = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day));

/** Plans an absence of the reader or of a child they look after. Events on those days are answered with no automatically. */
export function AbsencePlanner({ first }: Props) {
  const { absences, wards } = useEntity(absenceLists, 'me', first);
  const heading = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<State>({ step: 'idle', problems: {} });
  const problems = state.step === 'idle' ? state.problems : {};

  async function run(work: () => Promise<Answer<typeof addAbsence>>, done: () => void) {
    setState({ step: 'saving' });
    try {
      const { response, wards: now } = await work();
      absenceLists.of('me').put(() => ({ absences: response, wards: now }));
      // The absence changed the answers to events on those days.
      refreshEvents();
      setState({ step: 'idle', problems: {} });
      done();
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setState({ step: 'idle', problems: error.fields, failure: error.code === 'network' ? messages.updateFailed : error.message });
    }
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { who, ...raw } = Object.fromEntries(new FormData(form));
    const [team, member] = String(who ?? '').split(' ');
    const checked = checkFields(addAbsence, { ...raw, team_id: team || null, member_id: member || null });
    if (checked.problems) return setState({ step: 'idle', problems: checked.problems });
    void run(
      () => askSignedIn(addAbsence, checked.fields),
      () => form.reset(),
    );
  }
  return (
    <section aria-labelledby="absences" className="card p-5 sm:p-6">
      <h2 id="absences" ref={heading} tabIndex={-1} className="text-xl outline-none">
        Away for a while?
      </h2>
      <p className="mt-1 text-muted">Everything in those days is answered no. What you answer yourself goes first.</p>
      {absences.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {absences.map(({ id, name, from_day: from, to_day: to, note }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-2">
              <span>
                <span className="font-semibold tabular-nums">
                  {dayInWords(from)} to {dayInWords(to)}
                </span>
                <span className="block text-sm text-muted">{[name || 'You', note].filter(Boolean).join(', ')}</span>
              </span>
              <BusyButton
                className="button button-plain"
                isBusy={state.step === 'saving'}
                onClick={() =>
                  void run(
                    () => askSignedIn(deleteAbsence, { absence_id: id }),
                    // The focused button is gone.
                    () => heading.current?.focus(),
                  )
                }
              >
                Take back<span className="visually-hidden"> the absence from {dayInWords(from)}</span>
              </BusyButton>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={submit} noValidate method="post" action={addAbsence.path} className="mt-4 space-y-4">
        {wards.length > 0 && (
          <FieldFrame label="Who">
            {(attributes) => (
              <select {...attributes} name="who" className="field">
                <option value="">I am away, from every team</option>
                {wards.map(({ team_id: team, member_id: member, name, team_name: teamName }) => (
                  <option key={member} value={`${team} ${member}`}>
                    {name}, {teamName}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        )}
        <div className="grid gap-4 sm:grid-cols-2 2xl:grid-cols-1">
          <TextField label="First day" name="from_day" type="date" required problem={problems['from_day']} />
          <TextField label="Last day" name="to_day" type="date" required problem={problems['to_day']} />
        </div>
        <TextField
          label="Why (optional, the team sees it)"
          name="note"
          maxLength={limits.answerNoteLength}
          autoComplete="off"
          problem={problems['note']}
        />
        <p role="alert" className="font-semibold text-bad empty:hidden">
          {state.step === 'idle' && Object.keys(problems).length === 0 ? state.failure : ''}
        </p>
        <BusyButton type="submit" data-replay className="button button-plain" isBusy={state.step === 'saving'}>
          {state.step === 'saving' ? messages.pleaseWait : 'Plan it'}
        </BusyButton>
      </form>
    </section>
  );
}
