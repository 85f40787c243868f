import type { Unsent } from '../../stores/outbox.ts';
import { discard, retry } from '../../stores/outbox.ts';
import { plainText } from './MessageText.tsx';

/** A message that was not sent yet, or was refused: then with the reason, and what to do. */
export function UnsentRow({ unsent, isOffline }: { unsent: Unsent; isOffline: boolean }) {
  const { text, problem } = unsent;
  return (
    <li className="chat-message" data-mine="">
      <div className="chat-bubble-row">
        <div className="chat-bubble chat-bubble-unsent">
          <p className="chat-text" dir="auto">
            {plainText(text)}
          </p>
          <p className="chat-facts">{problem ? 'Not sent' : isOffline ? 'Waits for a connection' : 'Sending …'}</p>
        </div>
      </div>
      {problem && (
        <div className="chat-refused" role="alert">
          <p className="text-bad">{problem}</p>
          <p className="flex flex-wrap gap-2">
            <button type="button" className="chat-action" onClick={() => void retry(unsent)}>
              Send again
            </button>
            <button type="button" className="chat-action" onClick={() => void discard(unsent)}>
              Discard
            </button>
          </p>
        </div>
      )}
    </li>
  );
}
