import { useRef, useState } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import { messages, refusalTexts } from '../../../contract/messages.ts';
import { updateAccountSettings } from '../../../contract/my-profile.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { useEarlyInput } from '../../shared/use-early-input.ts';

type Props = { isListed: boolean; mayBeListed: boolean };
type State = { step: 'idle'; isListed: boolean; said: string } | { step: 'saving'; isListed: boolean };

const said = { true: 'Others can find you now.', false: 'Nobody can find you now.' };

/** Whether others find the profile; saved at once, as a switch is. */
export function ListingForm({ isListed, mayBeListed }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEarlyInput(frame);
  const [state, setState] = useState<State>({ step: 'idle', isListed, said: '' });
  if (!mayBeListed) return <p className="font-semibold">{refusalTexts.minorUnlisted}</p>;

  async function change(wanted: boolean) {
    setState({ step: 'saving', isListed: wanted });
    try {
      const { response } = await askSignedIn(updateAccountSettings, { is_listed: wanted });
      setState({ step: 'idle', isListed: response.is_listed, said: said[`${response.is_listed}`] });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      const isOurs = error.code !== 'network' && error.code !== 'unexpected';
      setState({ step: 'idle', isListed: !wanted, said: isOurs ? error.message : messages.updateFailed });
    }
  }
  return (
    <div ref={frame}>
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          role="switch"
          className="size-6 shrink-0"
          checked={state.isListed}
          onChange={(event) => {
            // The switch waits for the answer; a second press meanwhile would be answered in any order.
            if (state.step === 'idle') void change(event.currentTarget.checked);
          }}
        />
        Others may find my profile
      </label>
      <p role="status" className="mt-1 min-h-6 text-muted">
        {state.step === 'saving' ? messages.pleaseWait : state.said}
      </p>
    </div>
  );
}
