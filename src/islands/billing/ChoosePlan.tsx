import { messages } from '../../contract/messages.ts';
import { showToast } from '../shared/toast.ts';

/** For who is signed in, until there is a checkout: says that there is none, and leads nowhere. */
export function ChoosePlan({ planName }: { planName: string }) {
  return (
    <button type="button" className="button button-plain w-full" onClick={() => void showToast(messages.plansNotSold, 'info')}>
      Choose {planName}
    </button>
  );
}
