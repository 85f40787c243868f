import { useEffect, useState, type ComponentType } from 'react';
import type { PhoneService } from '../../../contract/identity.ts';
import { messages, refusalTexts } from '../../../contract/messages.ts';

type Props = { service: PhoneService; returnTo: string | undefined };
type State = { step: 'loading' } | { step: 'failed' } | { step: 'ready'; PhoneSignIn: ComponentType<Props> };

/** Loads the library for phone numbers when the tab is opened: most people sign in another way. */
export function PhoneTab(props: Props) {
  const [state, setState] = useState<State>({ step: 'loading' });

  useEffect(() => {
    if (state.step !== 'loading') return;
    import('./PhoneSignIn.tsx').then(
      ({ PhoneSignIn }) => setState({ step: 'ready', PhoneSignIn }),
      () => setState({ step: 'failed' }),
    );
  }, [state.step]);

  if (state.step === 'ready') return <state.PhoneSignIn {...props} />;
  if (state.step === 'loading') return <p className="min-h-48 text-muted">{messages.pleaseWait}</p>;
  return (
    <div className="min-h-48 space-y-4">
      <p role="alert" className="font-semibold text-bad">
        {refusalTexts.unexpected}
      </p>
      <button type="button" className="button button-plain" onClick={() => setState({ step: 'loading' })}>
        Try again
      </button>
    </div>
  );
}
