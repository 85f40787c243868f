import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { limits } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { SessionTimer } from '../shared/SessionTimer.tsx';
import { CodeField } from './CodeField.tsx';
import { ResendButton } from './ResendButton.tsx';
import { BusyButton } from '../shared/BusyButton.tsx';

/** The result of a code: `wrong` empties the field, `failed` keeps the digits for another attempt. */
export type CodeOutcome = { outcome: 'right' } | { outcome: 'wrong'; text: string } | { outcome: 'failed'; text: string };

type Props = {
  label: string;
  /** How many digits the code has; a long one takes any number of tries. */
  length?: number;
  /** When the current code was requested, in ms since 1970; undefined where this browser did not request it. */
  askedAt: number | undefined;
  /** A problem from before this step, such as a delayed mail. */
  initialProblem?: string | undefined;
  verify: (code: string) => Promise<CodeOutcome>;
  /** Requests another code; resolves to an error text if it was not sent. After success the caller renders this step anew. */
  resend: () => Promise<string | undefined>;
};

type State = { step: 'typing'; problem?: string | undefined } | { step: 'checking' } | { step: 'over'; text: string };

/** The second step: the code. It is submitted with its last digit; the timer shows how long it is valid. */
export function CodeStep({ label, length = limits.codeLength, askedAt, initialProblem, verify, resend }: Props) {
  const [state, setState] = useState<State>({ step: 'typing', problem: initialProblem });
  const [code, setCode] = useState('');
  const [triesLeft, setTriesLeft] = useState<number>(limits.codeTries);
  const input = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const isOver = state.step === 'over';
  // The expired field is disabled and loses the focus; the button for a new code gets it.
  useEffect(() => {
    const { activeElement } = document;
    // Browsers remove the focus from a disabled field, some of them late.
    if (isOver && (activeElement === input.current || activeElement === document.body)) again.current?.focus();
  }, [isOver]);
  const problem = state.step === 'typing' ? state.problem : state.step === 'over' ? state.text : undefined;

  async function check(typed: string) {
    if (state.step !== 'typing' || typed.length < length) return input.current?.focus();
    setState({ step: 'checking' });
    const result = await verify(typed);
    // The code was right: the caller continues, and the field stays busy so that nothing is sent twice.
    if (result.outcome === 'right') return;
    if (result.outcome === 'wrong') {
      setCode('');
      setTriesLeft(triesLeft - 1);
      if (triesLeft <= 1 && length === limits.codeLength)
        return setState({ step: 'over', text: `${result.text}. This code takes no more tries.` });
    }
    setState({ step: 'typing', problem: result.text });
    input.current?.focus();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void check(code);
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      <div className="relative">
        <CodeField
          label={label}
          length={length}
          value={code}
          problem={problem}
          phase={state.step}
          inputRef={input}
          onChange={setCode}
          onComplete={(typed) => void check(typed)}
        />
        {askedAt !== undefined && !isOver && length === limits.codeLength && (
          <span className="absolute top-0 right-0">
            <SessionTimer
              what="The code"
              startedAt={askedAt}
              minutes={limits.codeMinutes}
              onEnd={() => setState({ step: 'over', text: messages.codeExpired })}
            />
          </span>
        )}
      </div>
      {!isOver && (
        <BusyButton type="submit" className="button button-accent w-full" isBusy={state.step === 'checking'}>
          {state.step === 'checking' ? messages.pleaseWait : 'Verify the code'}
        </BusyButton>
      )}
      <ResendButton
        ref={again}
        askedAt={askedAt}
        isNext={isOver}
        resend={async () => {
          const kept = await resend();
          if (kept) setState(state.step === 'over' ? { step: 'over', text: kept } : { step: 'typing', problem: kept });
        }}
      />
    </form>
  );
}
