import { useRef, type SubmitEvent } from 'react';
import { initiateEmailVerification } from '../../contract/identity.ts';
import { limits } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { checkFields } from '../shared/check-fields.ts';
import { TextField } from '../shared/TextField.tsx';
import { BusyButton } from '../shared/BusyButton.tsx';

type Props = {
  email: string;
  isSending: boolean;
  /** Whether somebody came back from the code to type another address. */
  isBack: boolean;
  /** The problem with the address. */
  problem: string | undefined;
  /** Why the code could not be sent; the address may be right. */
  failure: string | undefined;
  /** The text for an empty address: spec §5 and §8 have different texts for the sign-in page and the verification modal. */
  withoutEmail: { asking: string; havingCode: string };
  onSend: (email: string) => void;
  onHaveCode: (email: string) => void;
  onProblem: (email: string, problem: string) => void;
};

/** The first step: the address. The field is uncontrolled, so that text typed before hydration stays. */
export function EmailStep({ email, isSending, isBack, problem, failure, withoutEmail, onSend, onHaveCode, onProblem }: Props) {
  const form = useRef<HTMLFormElement>(null);

  function take(go: (email: string) => void, missing: string) {
    const field = form.current?.elements.namedItem('email') as HTMLInputElement;
    const typed = field.value.trim();
    const { fields, problems } = checkFields(initiateEmailVerification, { email: typed });
    if (fields) return go(fields.email);
    onProblem(typed, typed === '' ? missing : (problems['email'] ?? messages.invalidEmail));
    field.focus();
  }

  return (
    // POST, in case the script does not load: an e-mail must not end up in a URL.
    <form
      ref={form}
      noValidate
      method="post"
      action={initiateEmailVerification.path}
      className="space-y-4"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        take(onSend, withoutEmail.asking);
      }}
    >
      <TextField
        label="E-mail"
        name="email"
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.emailLength}
        defaultValue={email}
        autoFocus={isBack}
        readOnly={isSending}
        problem={problem}
        isProblemSpoken
      />
      <p role="alert" className="font-semibold text-bad empty:hidden">
        {failure}
      </p>
      <BusyButton type="submit" data-replay className="button button-accent w-full" isBusy={isSending}>
        {isSending ? messages.pleaseWait : 'Send me a code'}
      </BusyButton>
      <BusyButton className="button button-plain w-full" isBusy={isSending} onClick={() => take(onHaveCode, withoutEmail.havingCode)}>
        I already have a code
      </BusyButton>
    </form>
  );
}
