import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { CallRefused } from '../../../api-client/ask.ts';
import { deleteMyAccount, deletionWord } from '../../../contract/account.ts';
import { messages } from '../../../contract/messages.ts';
import { leaveWith } from '../../../stores/session.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { carryToast } from '../../shared/carried-toast.ts';
import { checkFields } from '../../shared/check-fields.ts';
import { Dialog } from '../../shared/Dialog.tsx';
import { focusFirstProblem } from '../../shared/focus-first-problem.ts';
import { TextField } from '../../shared/TextField.tsx';
import { BusyButton } from '../../shared/BusyButton.tsx';

type State = { step: 'asking'; problem?: string; failure?: string } | { step: 'deleting' };

/** Deletes the account. A word has to be typed, to prevent mistakes. */
export function DeleteAccount() {
  const form = useRef<HTMLFormElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<State>({ step: 'asking' });
  const isDeleting = state.step === 'deleting';

  function refuse(problem: string | undefined, failure?: string) {
    // Synchronously, so that the field is marked as invalid when it gets the focus.
    flushSync(() => setState({ step: 'asking', ...(problem && { problem }), ...(failure && { failure }) }));
    if (form.current) focusFirstProblem(form.current);
  }
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = checkFields(deleteMyAccount, Object.fromEntries(new FormData(event.currentTarget)));
    if (checked.problems) return refuse(checked.problems['confirmation']);
    setState({ step: 'deleting' });
    try {
      await leaveWith(() => askSignedIn(deleteMyAccount, checked.fields));
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      return refuse(error.fields['confirmation'], error.fields['confirmation'] ? undefined : error.message);
    }
    carryToast({ text: 'Your account and everything in it are deleted.', kind: 'success' });
    location.replace('/');
  }
  const close = () => {
    if (isDeleting) return;
    setState({ step: 'asking' });
    setOpen(false);
  };

  return (
    <>
      <button type="button" className="button button-plain text-bad" onClick={() => setOpen(true)}>
        Delete my account
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Delete your account?"
        description="Your profile, your ways in and everything you wrote here are deleted at once, for good. You are signed out everywhere."
      >
        <form ref={form} onSubmit={submit} noValidate className="space-y-5">
          <TextField
            label={`Type ${deletionWord} to confirm`}
            name="confirmation"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            problem={state.step === 'asking' ? state.problem : undefined}
            isProblemSpoken
          />
          <p role="alert" className="font-semibold text-bad empty:hidden">
            {state.step === 'asking' ? state.failure : ''}
          </p>
          <div className="grid gap-3 sm:grid-cols-2">
            <BusyButton type="submit" className="button button-accent" isBusy={isDeleting}>
              {isDeleting ? messages.pleaseWait : 'Delete it for good'}
            </BusyButton>
            <BusyButton className="button button-plain" isBusy={isDeleting} onClick={close}>
              Keep my account
            </BusyButton>
          </div>
        </form>
      </Dialog>
    </>
  );
}
