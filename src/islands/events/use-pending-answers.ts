import { useEffect } from 'react';
import { answers } from '../../stores/answers.ts';
import { useBrowserStore } from '../shared/use-entity.ts';
import { sendKeptAnswers } from './give-answer.ts';

const none: ReturnType<typeof answers.$pending.get> = [];

/** The answers that the server has not confirmed yet. They are sent when the page opens and when the browser gets online. */
export function usePendingAnswers() {
  useEffect(() => {
    const send = () => void sendKeptAnswers();
    send();
    addEventListener('online', send);
    return () => removeEventListener('online', send);
  }, []);
  return useBrowserStore(answers.$pending, none);
}
