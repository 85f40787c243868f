import { messages } from '../../contract/messages.ts';
import { showToast } from '../shared/toast.ts';

/** For signed-in users, until there is a checkout: explains that there is none yet. */
export function ChoosePlan({ planName }: { planName: string }) {
  return (
    <button type="button" className="button button-plain w-full" onClick={() => void showToast(messages.plansNotSold, 'info')}>
      Choose {planName}
    </button>
  );
}
