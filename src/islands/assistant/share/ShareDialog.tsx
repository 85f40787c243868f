import { useEffect, useState } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import { getShare, previewShare, shareChat, unshareChat, type SharedChat, type ShareState } from '../../../contract/assistant/shares.ts';
import { messages } from '../../../contract/messages.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import { Dialog } from '../../shared/Dialog.tsx';
import { showToast } from '../../shared/toast.ts';
import { langOfText } from '../parts/lang-of.ts';

type Props = { id: string; isOpen: boolean; onClose: () => void };

const lifetimes = [
  { days: 7, label: 'A week' },
  { days: 30, label: 'A month' },
  { days: 365, label: 'A year' },
];
const day = (at: string) => new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' }).format(new Date(at));

/** Makes a link to this conversation: without health data unless that is chosen, with a preview, and revocable at any time. */
export function ShareDialog({ id, isOpen, onClose }: Props) {
  const [state, setState] = useState<ShareState>();
  const [withHealth, setWithHealth] = useState(false);
  const [days, setDays] = useState(30);
  const [preview, setPreview] = useState<SharedChat>();
  const [address, setAddress] = useState('');
  const [failure, setFailure] = useState('');
  const [isWorking, setWorking] = useState(false);

  function refuse(error: unknown) {
    if (!(error instanceof CallRefused)) throw error;
    setFailure(error.message);
  }
  async function run(work: () => Promise<void>) {
    setWorking(true);
    setFailure('');
    try {
      await work();
    } catch (error) {
      refuse(error);
    } finally {
      setWorking(false);
    }
  }
  useEffect(() => {
    if (isOpen) askSignedIn(getShare, { id }).then(({ response }) => setState(response), refuse);
  }, [isOpen, id]);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isWanted = true;
    askSignedIn(previewShare, { id, withHealth }).then(
      ({ response }) => isWanted && setPreview(response),
      (error: unknown) => isWanted && refuse(error),
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen, id, withHealth]);

  const make = () =>
    run(async () => {
      const made = await askSignedIn(shareChat, { id, withHealth, days });
      setState(made.response);
      setAddress(made.address);
    });
  const end = () =>
    run(async () => {
      setState((await askSignedIn(unshareChat, { id })).response);
      setAddress('');
      void showToast('The link shows nothing any more.', 'success');
    });
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      void showToast('The link is copied.', 'success');
    } catch {
      // The browser may refuse access to the clipboard; the field can be copied by hand.
      setFailure('This browser does not let us copy it. Select the link and copy it yourself.');
    }
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Share it"
      description="Whoever has the link can read it as it is now, without signing in. Search engines are told to stay away."
    >
      <div className="space-y-5">
        {state?.isOn && (
          <p>
            There is a link until {state.expiresAt && day(state.expiresAt)}, {state.withHealth ? 'with' : 'without'} health details. A new
            one ends it.
          </p>
        )}
        {address ? (
          <div>
            <label className="font-semibold" htmlFor="share-address">
              The link, shown this once
            </label>
            <div className="mt-1 flex gap-2">
              <input id="share-address" className="field grow" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
              <button type="button" className="button button-accent" onClick={() => void copy()}>
                Copy
              </button>
            </div>
          </div>
        ) : (
          <>
            <label className="flex min-h-11 items-center gap-3 font-semibold">
              <input type="checkbox" className="size-6" checked={withHealth} onChange={(event) => setWithHealth(event.target.checked)} />
              <span>
                With health details
                <span className="block text-sm font-normal text-muted">Age, weight, injuries, allergies, answers and warnings.</span>
              </span>
            </label>
            <fieldset>
              <legend className="font-semibold">For how long?</legend>
              <div className="mt-1 flex flex-wrap gap-4">
                {lifetimes.map((one) => (
                  <label key={one.days} className="flex min-h-11 items-center gap-2">
                    <input
                      type="radio"
                      name="share-days"
                      className="size-5"
                      checked={days === one.days}
                      onChange={() => setDays(one.days)}
                    />
                    {one.label}
                  </label>
                ))}
              </div>
            </fieldset>
            <details>
              <summary className="min-h-11 content-center font-semibold">What they will see</summary>
              {preview?.withHealth === withHealth ? (
                <div className="max-h-64 space-y-2 overflow-y-auto border border-line p-3 text-sm">
                  <p className="font-bold" lang={langOfText(preview.title)}>
                    {preview.title}
                  </p>
                  {preview.messages.map(({ id: messageId, sender, messageContent }) => (
                    <p key={messageId} className="wrap-anywhere">
                      <span className="text-muted">{sender === 'USER' ? 'You: ' : 'Assistant: '}</span>
                      <span lang={langOfText(messageContent)}>{messageContent}</span>
                    </p>
                  ))}
                  <p className="text-muted">{preview.plan ? 'And the plan, day by day.' : 'No plan.'}</p>
                </div>
              ) : (
                <p>{messages.pleaseWait}</p>
              )}
            </details>
          </>
        )}
        <p role="alert" className="font-semibold text-bad empty:hidden">
          {failure}
        </p>
        <div className="grid gap-3 sm:grid-cols-2">
          {!address && (
            <BusyButton className="button button-accent" isBusy={isWorking} onClick={() => void make()}>
              {isWorking ? messages.pleaseWait : state?.isOn ? 'Make a new link' : 'Make the link'}
            </BusyButton>
          )}
          {state?.isOn && (
            <BusyButton className="button button-plain" isBusy={isWorking} onClick={() => void end()}>
              End the link
            </BusyButton>
          )}
        </div>
      </div>
    </Dialog>
  );
}
