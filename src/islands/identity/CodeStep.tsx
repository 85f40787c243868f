import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { limits } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { SessionTimer } from '../shared/SessionTimer.tsx';
import { CodeField } from './CodeField.tsx';
import { ResendButton } from './ResendButton.tsx';
import { BusyButton } from '../shared/BusyButton.tsx';

/** What came of a code: `wrong` empties the boxes, `failed` keeps the digits for another try. */
export type CodeOutcome = { outcome: 'right' } | { outcome: 'wrong'; text: string } | { outcome: 'failed'; text: string };

type Props = {
  label: string;
  /** When the live code was asked for, in ms since 1970; undefined where only its owner knows. */
  askedAt: number | undefined;
  /** What went wrong before this step was shown, as a mail that is late. */
  initialProblem?: string | undefined;
  verify: (code: string) => Promise<CodeOutcome>;
  /** Asks for another code; resolves to what kept it from being sent. Once it is sent, the caller shows this step anew. */
  resend: () => Promise<string | undefined>;
};

type State = { step: 'typing'; problem?: string | undefined } | { step: 'checking' } | { step: 'over'; text: string };

/** The second step: the code. It sends itself with its last digit; the clock shows how long it lives. */
export function CodeStep({ label, askedAt, initialProblem, verify, resend }: Props) {
  const [state, setState] = useState<State>({ step: 'typing', problem: initialProblem });
  const [code, setCode] = useState('');
  const [triesLeft, setTriesLeft] = useState<number>(limits.codeTries);
  const input = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const isOver = state.step === 'over';
  // The field is disabled and loses the focus; asking for a new code is all that is left.
  useEffect(() => {
    const { activeElement } = document;
    // Browsers remove the focus from a disabled field, some of them late.
    if (isOver && (activeElement === input.current || activeElement === document.body)) again.current?.focus();
  }, [isOver]);
  const problem = state.step === 'typing' ? state.problem : state.step === 'over' ? state.text : undefined;

  async function check(typed: string) {
    if (state.step !== 'typing' || typed.length < limits.codeLength) return input.current?.focus();
    setState({ step: 'checking' });
    const result = await verify(typed);
    // The code was right: the caller goes on, and the field stays busy so that nothing is sent twice.
    if (result.outcome === 'right') return;
    if (result.outcome === 'wrong') {
      setCode('');
      setTriesLeft(triesLeft - 1);
      if (triesLeft <= 1) return setState({ step: 'over', text: `${result.text}. This code takes no more tries.` });
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
          value={code}
          problem={problem}
          phase={state.step}
          inputRef={input}
          onChange={setCode}
          onComplete={(typed) => void check(typed)}
        />
        {askedAt !== undefined && !isOver && (
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
