import type { ReactNode, Ref } from 'react';
import type { ChatMessage, Source } from '../../../contract/assistant/chat.ts';
import { EngineLine } from '../EngineLine.tsx';
import { SafetyCards } from '../SafetyCards.tsx';
import { Difference } from './Difference.tsx';
import { langOfText } from '../parts/lang-of.ts';

/** Plain text with its paragraphs and line breaks; no markup is interpreted. */
export const Words = ({ text }: { text: string }) => (
  <div lang={langOfText(text)} className="max-w-[68ch] whitespace-pre-wrap wrap-anywhere text-lg">
    {text}
  </div>
);

export function Question({ text }: { text: string }) {
  return (
    <div className="ml-auto max-w-[85%] rounded-card bg-sunken px-4 py-3">
      <p className="visually-hidden">You</p>
      <Words text={text} />
    </div>
  );
}

function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="min-h-11 content-center font-semibold">What this rests on ({sources.length})</summary>
      <ol className="list-decimal space-y-2 pl-5 text-muted">
        {sources.map(({ title, summary, url }) => (
          <li key={title}>
            <span className="text-ink">{title}</span>. {summary}{' '}
            {url && (
              <a className="link" href={url} target="_blank" rel="noopener noreferrer">
                Read More<span className="visually-hidden"> about {title} (opens in a new tab)</span>
              </a>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** What an answer did to the plan, and the way back. It stands above the words, which may be longer than a phone. */
function Changed({ version, onUndo }: { version: number; onUndo: (() => void) | undefined }) {
  return (
    <p className="flex flex-wrap items-center gap-x-5 text-sm font-semibold">
      <span className="text-good">Version {version} of the plan</span>
      {onUndo && (
        <button type="button" className="link min-h-11" onClick={onUndo}>
          Undo this change
        </button>
      )}
    </p>
  );
}

type Props = {
  message: ChatMessage;
  actions?: ReactNode;
  /** Takes back what the answer changed in the plan. */
  onUndo?: (() => void) | undefined;
  /** Receives the focus where what had it is gone. */
  ref?: Ref<HTMLElement> | undefined;
};

/** One message with its sources and the engine that wrote it. */
export function Message({ message, actions, onUndo, ref }: Props) {
  const { sender, messageContent, cards, sources, engine, isStopped, isCard, planVersion, difference } = message;
  if (sender === 'USER') return <Question text={messageContent} />;
  return (
    <article ref={ref} tabIndex={-1} aria-label="Assistant" className="outline-none max-w-[85%] space-y-2 max-sm:max-w-full">
      {cards.length > 0 && <SafetyCards cards={cards} />}
      {planVersion !== null && <Changed version={planVersion} onUndo={onUndo} />}
      {!isCard && <Words text={messageContent} />}
      {isStopped && <p className="text-sm text-muted">You stopped it here.</p>}
      {difference && <Difference difference={difference} />}
      {sources.length > 0 && <Sources sources={sources} />}
      {engine && !isCard && <EngineLine engine={engine} />}
      {actions}
    </article>
  );
}
