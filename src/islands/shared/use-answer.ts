import { useEffect, useState } from 'react';
import { CallRefused } from '../../api-client/ask.ts';

export type Answered<T> = { step: 'loading' } | { step: 'here'; value: T } | { step: 'refused'; code: CallRefused['code']; text: string };

/** Asks when `isWanted` becomes true, and again on `retry`. What was answered is kept for the next time. */
export function useAnswer<T>(isWanted: boolean, load: () => Promise<T>): [Answered<T>, () => void] {
  const [answered, setAnswered] = useState<Answered<T>>({ step: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const isNeeded = isWanted && answered.step === 'loading';

  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    load().then(
      (value) => {
        if (isCurrent) setAnswered({ step: 'here', value });
      },
      (error: unknown) => {
        if (!isCurrent) return;
        if (!(error instanceof CallRefused)) throw error;
        setAnswered({ step: 'refused', code: error.code, text: error.message });
      },
    );
    return () => {
      isCurrent = false;
    };
    // `load` is made anew by every render and always asks the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isNeeded, attempt]);

  const retry = () => {
    setAnswered({ step: 'loading' });
    setAttempt((count) => count + 1);
  };
  return [answered, retry];
}
