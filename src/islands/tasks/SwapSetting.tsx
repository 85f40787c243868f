import { useRef, useState } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import { messages } from '../../contract/messages.ts';
import { changeTaskSettings } from '../../contract/task-claims.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { useEarlyInput } from '../shared/use-early-input.ts';

type Props = { teamId: string; needsApproval: boolean };
type State = { step: 'idle' | 'saving'; isOn: boolean; said: string };

/** Whether staff have to agree to a swap; saved at once, as a switch is. */
export function SwapSetting({ teamId, needsApproval }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEarlyInput(frame);
  const [{ step, isOn, said }, setState] = useState<State>({ step: 'idle', isOn: needsApproval, said: '' });
  async function change(wanted: boolean) {
    setState({ step: 'saving', isOn: wanted, said: messages.pleaseWait });
    try {
      const answer = await askSignedIn(changeTaskSettings, { id: teamId, swaps_need_approval: wanted });
      setState({ step: 'idle', isOn: answer.swaps_need_approval, said: 'Saved.' });
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setState({ step: 'idle', isOn: !wanted, said: messages.updateFailed });
    }
  }
  return (
    <div ref={frame}>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          role="switch"
          className="size-6 shrink-0"
          checked={isOn}
          onChange={(event) => {
            if (step === 'idle') void change(event.currentTarget.checked);
          }}
        />
        Staff agree to a swap before it counts
      </label>
      <p role="status" className="min-h-6 text-[0.9375rem] text-muted">
        {said}
      </p>
    </div>
  );
}
