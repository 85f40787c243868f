import { useState } from 'react';
import { limits } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { loadLater } from '../shared/load-later.ts';
import { showToast } from '../shared/toast.ts';
import type { CodeOutcome } from './CodeStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import { OutboxNote } from './OutboxNote.tsx';
import { sendCode, type SentCode } from './send-code.ts';

const useCodeStep = loadLater(() => import('./CodeStep.tsx'));

type Props = {
  isMailLocal: boolean;
  withoutEmail: { asking: string; havingCode: string };
  verify: (email: string, passcode: string) => Promise<CodeOutcome>;
};

/** `asks` counts the requested codes, so that each new one gets a fresh step. */
type State =
  | { step: 'asking'; problem?: string; failure?: string; isBack?: true }
  | { step: 'sending' }
  | { step: 'typing'; askedAt: number | undefined; asks: number; length: number; note?: string; problem?: string };

const otherLength = (length: number) => (length === limits.codeLength ? limits.longCodeLength : limits.codeLength);

/** Verifies an e-mail address: sends a code by mail and checks it. The caller decides what to do with the proof. */
export function EmailCode({ isMailLocal, withoutEmail, verify }: Props) {
  const [state, setState] = useState<State>({ step: 'asking' });
  const [email, setEmail] = useState('');
  const loaded = useCodeStep(state.step !== 'asking');
  /** A code whose mail is delayed: it is valid from the time of the request. */
  const [delayed, setDelayed] = useState<{ email: string; askedAt: number }>();

  async function send(to: string) {
    setEmail(to);
    setState({ step: 'sending' });
    const sent = await sendCode(to);
    if (sent.outcome === 'delayed') setDelayed({ email: to, askedAt: sent.askedAt });
    if (sent.outcome !== 'sent') return setState({ step: 'asking', failure: sent.text });
    showSent(sent, 1);
  }

  function showSent({ askedAt, codeLength: length, isMailed }: Extract<SentCode, { outcome: 'sent' }>, asks: number) {
    const note = isMailed ? messages.longCodeMailed : messages.longCodeKept;
    setState({ step: 'typing', askedAt, asks, length, ...(length > limits.codeLength && { note }) });
    if (isMailed) void showToast(messages.codeSent, 'success');
  }

  async function resend(asks: number): Promise<string | undefined> {
    const sent = await sendCode(email);
    if (sent.outcome === 'failed') return sent.text;
    if (sent.outcome === 'sent') showSent(sent, asks + 1);
    else setState({ step: 'typing', askedAt: sent.askedAt, asks: asks + 1, length: limits.codeLength, problem: sent.text });
    return undefined;
  }

  function haveCode(of: string) {
    setEmail(of);
    setState({ step: 'typing', askedAt: delayed?.email === of ? delayed.askedAt : undefined, asks: 0, length: limits.codeLength });
  }

  if (state.step !== 'typing') {
    return (
      <>
        <EmailStep
          email={email}
          isSending={state.step === 'sending'}
          isBack={state.step === 'asking' && state.isBack === true}
          problem={state.step === 'asking' ? state.problem : undefined}
          failure={state.step === 'asking' ? state.failure : undefined}
          withoutEmail={withoutEmail}
          onSend={(to) => void send(to)}
          onHaveCode={haveCode}
          onProblem={(typed, problem) => {
            setEmail(typed);
            setState({ step: 'asking', problem });
          }}
        />
        {delayed && state.step === 'asking' && (
          <p className="mt-4 text-sm text-muted">If the mail arrives later, come back with “I already have a code”.</p>
        )}
      </>
    );
  }
  return (
    <>
      <p className="mb-5">
        The code for <strong className="font-semibold wrap-anywhere">{email}</strong>.{' '}
        <button type="button" className="link inline-flex min-h-11 items-center" onClick={() => setState({ step: 'asking', isBack: true })}>
          Use another e-mail
        </button>
      </p>
      {state.note && (
        <p role="status" className="mb-4 border-l-4 border-accent pl-3">
          {state.note}
        </p>
      )}
      {loaded && (
        <loaded.CodeStep
          key={state.asks}
          label="Code from the mail"
          length={state.length}
          askedAt={state.askedAt}
          initialProblem={state.problem}
          verify={(passcode) => verify(email, passcode)}
          resend={() => resend(state.asks)}
        />
      )}
      {state.askedAt === undefined && (
        <button
          type="button"
          className="link mt-3 inline-flex min-h-11 items-center"
          onClick={() => setState({ ...state, asks: state.asks - 1, length: otherLength(state.length) })}
        >
          My code has {otherLength(state.length)} digits
        </button>
      )}
      {isMailLocal && <OutboxNote />}
    </>
  );
}
