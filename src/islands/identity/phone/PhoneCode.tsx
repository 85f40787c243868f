import { useEffect, useRef, useState } from 'react';
import type { PhoneService } from '../../../contract/identity.ts';
import { messages } from '../../../contract/messages.ts';
import { loadLater } from '../../shared/load-later.ts';
import { showToast } from '../../shared/toast.ts';
import type { CodeOutcome } from '../CodeStep.tsx';
import { loadSendText, type Confirmed, type SentText } from './phone-codes.ts';
import type { Phone } from './phone-numbers.ts';
import { PhoneNote } from './PhoneNote.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { useCountry } from './use-country.ts';

const useCodeStep = loadLater(() => import('../CodeStep.tsx'));

type Props = {
  service: PhoneService;
  /** Uses the token that proves the number. */ prove: (token: string) => Promise<CodeOutcome>;
};

/** `asks` counts the requested codes, so that each new one gets a fresh step. */
type Typing = { step: 'typing'; phone: Phone; askedAt: number; asks: number; confirm: (code: string) => Promise<Confirmed> };
type State = { step: 'asking'; problem?: string; isBack?: true } | { step: 'sending' } | Typing;

async function sendText(service: PhoneService, phone: Phone): Promise<SentText> {
  try {
    return await (
      await loadSendText(service)
    )(phone.number);
  } catch (error) {
    // The code that sends text messages could not be loaded.
    console.warn(error);
    return { outcome: 'failed', text: messages.phoneCodeFailed };
  }
}

/** Verifies a phone number: sends a code and exchanges it for a token. */
export function PhoneCode({ service, prove }: Props) {
  const [state, setState] = useState<State>({ step: 'asking' });
  const [country, setCountry] = useCountry();
  const [typed, setTyped] = useState('');
  const loaded = useCodeStep(state.step !== 'asking');
  /** A code works once: if our server could not be reached with the token, the same digits use the token again. */
  const proven = useRef<{ code: string; token: string }>(undefined);

  // Loaded while the number is being typed; a failure is shown when the code is sent.
  useEffect(() => void loadSendText(service).catch(() => undefined), [service]);

  /** Resolves to an error text if the code was not sent. */
  async function send(phone: Phone, asks: number): Promise<string | undefined> {
    const askedAt = Date.now();
    const sent = await sendText(service, phone);
    if (sent.outcome === 'failed') return sent.text;
    proven.current = undefined;
    setState({ step: 'typing', phone, askedAt, asks, confirm: sent.confirm });
    void showToast(messages.phoneCodeSent, 'success');
    return undefined;
  }

  async function sendFirst(phone: Phone, text: string) {
    setTyped(text);
    setState({ step: 'sending' });
    const problem = await send(phone, 1);
    if (problem) setState({ step: 'asking', problem });
  }

  async function verify(code: string, { confirm }: Typing): Promise<CodeOutcome> {
    if (proven.current?.code !== code) {
      const confirmed = await confirm(code);
      if (confirmed.outcome !== 'right') return { outcome: confirmed.outcome, text: confirmed.text };
      proven.current = { code, token: confirmed.token };
    }
    return prove(proven.current.token);
  }

  if (state.step !== 'typing') {
    return (
      <PhoneStep
        country={country}
        typed={typed}
        isSending={state.step === 'sending'}
        isBack={state.step === 'asking' && state.isBack === true}
        problem={state.step === 'asking' ? state.problem : undefined}
        onCountry={setCountry}
        onSend={(phone, text) => void sendFirst(phone, text)}
        onProblem={(text, problem) => {
          setTyped(text);
          setState({ step: 'asking', problem });
        }}
      />
    );
  }
  return (
    <>
      <p className="mb-5">
        The code for <strong className="font-semibold whitespace-nowrap">{state.phone.shown}</strong>.{' '}
        <button type="button" className="link inline-flex min-h-11 items-center" onClick={() => setState({ step: 'asking', isBack: true })}>
          Use another number
        </button>
      </p>
      {loaded && (
        <loaded.CodeStep
          key={state.asks}
          label="Code from the text message"
          askedAt={state.askedAt}
          verify={(code) => verify(code, state)}
          resend={() => send(state.phone, state.asks + 1)}
        />
      )}
      <PhoneNote service={service} />
    </>
  );
}
