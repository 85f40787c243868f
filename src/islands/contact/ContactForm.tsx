import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { ask, CallRefused } from '../../api-client/ask.ts';
import { limits } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { submitContact } from '../../contract/site.ts';
import { checkFields } from '../shared/check-fields.ts';
import { focusFirstProblem } from '../shared/focus-first-problem.ts';
import { LongTextField } from '../shared/LongTextField.tsx';
import { TextField } from '../shared/TextField.tsx';
import { ContactSent } from './ContactSent.tsx';
import { BusyButton } from '../shared/BusyButton.tsx';
import { Unsaved } from '../shared/Unsaved.tsx';

type Problems = Record<string, string>;
type State = { step: 'idle'; problems: Problems; failure?: string } | { step: 'submitting' } | { step: 'sent'; email: string };

/** The contact form. A failure keeps what was typed; a success replaces the form with a confirmation. */
export function ContactForm() {
  const [state, setState] = useState<State>({ step: 'idle', problems: {} });
  if (state.step === 'sent') return <ContactSent email={state.email} onAnother={() => setState({ step: 'idle', problems: {} })} />;
  const problems = state.step === 'idle' ? state.problems : {};

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const checked = checkFields(submitContact, Object.fromEntries(new FormData(form)));
    if (checked.problems) return refuse(form, checked.problems);
    setState({ step: 'submitting' });
    try {
      await ask(submitContact, checked.fields);
      setState({ step: 'sent', email: checked.fields.email });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      refuse(
        form,
        { ...error.fields },
        error.code === 'invalidInput' ? undefined : error.code === 'network' ? `${messages.offlineTitle}.` : error.message,
      );
    }
  }

  function refuse(form: HTMLFormElement, fieldProblems: Problems, failure?: string) {
    // Synchronously, so that the field is marked as invalid when it gets the focus.
    flushSync(() => setState({ step: 'idle', problems: fieldProblems, ...(failure && { failure }) }));
    focusFirstProblem(form);
  }

  return (
    // `method` and `action` are for a browser in which the script does not load: the text must not end up in a URL.
    <form onSubmit={submit} noValidate method="post" action={submitContact.path} encType="multipart/form-data" className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Name" name="name" autoComplete="name" required maxLength={limits.waitlistNameLength} problem={problems['name']} />
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          maxLength={limits.emailLength}
          problem={problems['email']}
        />
      </div>
      <TextField
        label="Subject (optional)"
        name="subject"
        autoComplete="off"
        maxLength={limits.contactSubjectLength}
        problem={problems['subject']}
      />
      <LongTextField
        label="Message"
        name="message"
        required
        rows={7}
        maxLength={limits.contactMessageLength}
        problem={problems['message']}
      />
      <p role="alert" className="font-semibold text-bad empty:hidden">
        {state.step === 'idle' && state.failure && <Unsaved failure={state.failure} kept="Your message is still here." />}
      </p>
      <BusyButton
        type="submit"
        data-replay
        className="button button-accent w-full sm:w-auto sm:min-w-44"
        isBusy={state.step === 'submitting'}
      >
        {state.step === 'submitting' ? messages.pleaseWait : 'Send the message'}
      </BusyButton>
    </form>
  );
}
