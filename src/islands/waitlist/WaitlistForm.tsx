import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { ask, CallRefused } from '../../api-client/ask.ts';
import { messages } from '../../contract/messages.ts';
import { joinWaitlist, waitlistSource } from '../../contract/waitlist.ts';
import { BusyButton } from '../shared/BusyButton.tsx';
import { checkFields } from '../shared/check-fields.ts';
import { focusFirstProblem } from '../shared/focus-first-problem.ts';
import { TextField } from '../shared/TextField.tsx';
import { showToast } from '../shared/toast.ts';

type State = { step: 'idle'; problems: Record<string, string> } | { step: 'submitting' };

const refusalText = (refused: CallRefused) =>
  refused.code === 'alreadyListed'
    ? messages.waitlistAlreadyListed
    : refused.code === 'tooManyRequests'
      ? refused.message
      : messages.waitlistFailed;

/** Spec §4: idle, submitting ('Please wait...', disabled), then idle with empty fields. A refusal keeps what was typed. */
export function WaitlistForm({ onDone }: { onDone?: () => void }) {
  const [state, setState] = useState<State>({ step: 'idle', problems: {} });
  const problems = state.step === 'idle' ? state.problems : {};

  function refuse(form: HTMLFormElement, fieldProblems: Record<string, string>) {
    // Synchronously, so that the field is marked as invalid when it gets the focus.
    flushSync(() => setState({ step: 'idle', problems: fieldProblems }));
    focusFirstProblem(form);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = checkFields(joinWaitlist, { ...Object.fromEntries(new FormData(form)), source: waitlistSource });
    if (checked.problems) return refuse(form, checked.problems);
    setState({ step: 'submitting' });
    try {
      await ask(joinWaitlist, checked.fields);
      form.reset();
      setState({ step: 'idle', problems: {} });
      void showToast(messages.waitlistJoined, 'success');
      onDone?.();
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      refuse(form, { ...error.fields });
      void showToast(refusalText(error), error.code === 'alreadyListed' ? 'info' : 'error');
    }
  }

  return (
    // POST, in case the script does not load: a name and an e-mail must not end up in a URL.
    <form onSubmit={submit} noValidate method="post" action={joinWaitlist.path} className="space-y-4">
      <TextField label="Name" name="name" autoComplete="name" required problem={problems['name']} />
      <TextField label="E-mail" name="email" type="email" autoComplete="email" inputMode="email" required problem={problems['email']} />
      <BusyButton type="submit" data-replay className="button button-accent w-full" isBusy={state.step === 'submitting'}>
        {state.step === 'submitting' ? messages.pleaseWait : 'Join the waiting list'}
      </BusyButton>
    </form>
  );
}
