import { useState, type Ref } from 'react';
import { limits } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { useSecondsLeft } from '../shared/use-seconds-left.ts';
import { BusyButton } from '../shared/BusyButton.tsx';

type Props = {
  ref: Ref<HTMLButtonElement>;
  askedAt: number | undefined;
  /** Whether requesting a new code is the only step left. */
  isNext: boolean;
  resend: () => Promise<void>;
};

/** Requests another code; enabled some seconds after the previous request. */
export function ResendButton({ ref, askedAt, isNext, resend }: Props) {
  const [state, setState] = useState<'idle' | 'sending'>('idle');
  const wait = useSecondsLeft((askedAt ?? 0) + limits.codeResendSeconds * 1_000);

  async function send() {
    setState('sending');
    try {
      await resend();
    } finally {
      setState('idle');
    }
  }
  return (
    <BusyButton
      ref={ref}
      className={`button w-full ${isNext ? 'button-accent' : 'button-plain'}`}
      isBusy={state === 'sending' || wait > 0}
      onClick={() => void send()}
    >
      {state === 'sending' ? (
        messages.pleaseWait
      ) : (
        <span>Send a new code{wait > 0 && <span className="tabular-nums"> in {wait} s</span>}</span>
      )}
    </BusyButton>
  );
}
