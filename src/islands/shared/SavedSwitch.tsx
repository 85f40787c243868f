import { useRef, useState, type ReactNode } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import { messages } from '../../contract/messages.ts';
import { useEarlyInput } from './use-early-input.ts';

type Props = {
  isOn: boolean;
  /** Saves the new state; resolves to the state that the server confirmed. */
  save: (isOn: boolean) => Promise<boolean>;
  /** The text below the switch after saving. */
  doneText: (isOn: boolean) => string;
  children: ReactNode;
};
type State = { step: 'idle' | 'saving'; isOn: boolean; text: string };

/** A switch that is saved at once; after a failure it goes back and shows the reason. */
export function SavedSwitch({ isOn, save, doneText, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEarlyInput(frame);
  const [state, setState] = useState<State>({ step: 'idle', isOn, text: '' });
  // A change made elsewhere reaches this open page through its store.
  const [known, setKnown] = useState(isOn);
  if (known !== isOn) {
    setKnown(isOn);
    if (state.step === 'idle' && state.isOn !== isOn) setState({ step: 'idle', isOn, text: '' });
  }

  async function change(wanted: boolean) {
    setState({ step: 'saving', isOn: wanted, text: messages.pleaseWait });
    try {
      const counts = await save(wanted);
      setState({ step: 'idle', isOn: counts, text: doneText(counts) });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      const isOurs = error.code !== 'network' && error.code !== 'unexpected';
      setState({ step: 'idle', isOn: !wanted, text: isOurs ? error.message : messages.updateFailed });
    }
  }
  return (
    <div ref={frame}>
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          role="switch"
          className="size-6 shrink-0"
          checked={state.isOn}
          onChange={(event) => {
            // Further clicks are ignored until the answer arrives, because answers could arrive in any order.
            if (state.step === 'idle') void change(event.currentTarget.checked);
          }}
        />
        {children}
      </label>
      <p role="status" className="mt-1 min-h-6 text-muted">
        {state.text}
      </p>
    </div>
  );
}
