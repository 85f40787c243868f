import { useEffect, useState } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import { refusalTexts } from '../../contract/messages.ts';

export type LoadProfile<P> = (id: string, signal: AbortSignal) => Promise<P>;

type Loaded<P> = { step: 'loading' } | { step: 'shown'; profile: P } | { step: 'missing'; text: string } | { step: 'failed'; text: string };

function stateOf(error: unknown): Loaded<never> {
  if (!(error instanceof CallRefused)) return { step: 'failed', text: refusalTexts.unexpected };
  const isMissing = error.code === 'noSuchPlayer' || error.code === 'noSuchTeam' || error.code === 'invalidInput';
  return { step: isMissing ? 'missing' : 'failed', text: error.message };
}

/** Loads one profile for the component's `id`; `retry` loads it again. */
export function useProfile<P>(id: string, load: LoadProfile<P>) {
  const [loaded, setLoaded] = useState<Loaded<P>>({ step: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const { signal, abort } = abortable();
    load(id, signal).then(
      (profile) => {
        if (!signal.aborted) setLoaded({ step: 'shown', profile });
      },
      (error: unknown) => {
        if (!signal.aborted) setLoaded(stateOf(error));
      },
    );
    return abort;
  }, [id, load, attempt]);
  const retry = () => {
    setLoaded({ step: 'loading' });
    setAttempt((was) => was + 1);
  };
  return { loaded, retry };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
