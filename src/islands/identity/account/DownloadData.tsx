import { useState } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import { exportMyData } from '../../../contract/account.ts';
import { messages } from '../../../contract/messages.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';

type State = { step: 'idle' } | { step: 'loading' } | { step: 'done' } | { step: 'failed'; text: string };

function offerFile(name: string, data: object): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads everything that is stored about the viewer, as a file. */
export function DownloadData() {
  const [state, setState] = useState<State>({ step: 'idle' });

  async function download() {
    setState({ step: 'loading' });
    try {
      const data = await askSignedIn(exportMyData, {});
      offerFile(`elevate-${data.exportedAt.slice(0, 10)}.json`, data);
      setState({ step: 'done' });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setState({ step: 'failed', text: error.message });
    }
  }

  return (
    <div>
      <BusyButton className="button button-plain" isBusy={state.step === 'loading'} onClick={() => void download()}>
        {state.step === 'loading' ? messages.pleaseWait : 'Download my data'}
      </BusyButton>
      <p role="status" className={`mt-3 empty:hidden ${state.step === 'failed' ? 'font-semibold text-bad' : 'text-muted'}`}>
        {state.step === 'done' && 'The file is in your downloads.'}
        {state.step === 'failed' && state.text}
      </p>
    </div>
  );
}
