import { useEffect, useRef, useState } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import type { Card } from '../../../contract/assistant/safety.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';
import type { DataValues } from '../../shared/data-form/data-field.ts';
import { SafetyCards } from '../SafetyCards.tsx';
import type { KindScreen } from './kind-screen.ts';
import { usePlanRequest, type PlanAnswer } from './use-plan-request.ts';

type Props = {
  screen: KindScreen;
  cards: readonly Card[];
  /** Whether only words, and no answers, triggered the cards: then the user may say that they are safe. */
  mayGoOn: boolean;
  /** The fields that were sent. */
  asked: DataValues;
  /** Resolves when the answer is shown. */
  onAnswer: (answer: PlanAnswer) => Promise<void>;
  onBack: () => void;
};

/** Shown instead of a plan where a safety card is more urgent. */
export function InsteadOfPlan({ screen, cards, mayGoOn, asked, onAnswer, onBack }: Props) {
  const { state, request, finish } = usePlanRequest(screen.call);
  const [failure, setFailure] = useState('');
  const isWorking = state.step === 'working';
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form was sent from its end; the cards begin with their phone numbers.
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'start' });
  }, []);
  async function goOn() {
    setFailure('');
    try {
      await onAnswer(await request({ ...asked, isSafe: true }));
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setFailure(error.message);
    } finally {
      finish();
    }
  }
  return (
    <div ref={root} tabIndex={-1} className="scroll-mt-20 space-y-6 outline-none">
      <SafetyCards cards={cards} />
      <p className="text-muted">No plan was made, and no request was taken.</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button-plain max-sm:w-full" onClick={onBack}>
          Back to the form
        </button>
        {mayGoOn && (
          <BusyButton className="button button-plain max-sm:w-full" isBusy={isWorking} onClick={() => void goOn()}>
            {isWorking ? state.at : 'I am safe, go on'}
          </BusyButton>
        )}
      </div>
      <p role="alert" className="font-semibold text-bad empty:hidden">
        {failure}
      </p>
    </div>
  );
}
