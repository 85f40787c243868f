import { useEffect, useRef, useState } from 'react';
import type { ChatMessage, ChatScreen, PlanVersion } from '../../../contract/assistant/chat.ts';
import type { Credits } from '../../../contract/assistant/credits.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { CreditsLine } from '../CreditsLine.tsx';
import { EngineLine } from '../EngineLine.tsx';
import { SafetyCards } from '../SafetyCards.tsx';
import { Composer } from './Composer.tsx';
import { Message, Question, Words } from './Message.tsx';
import { useConversation } from './use-conversation.ts';
import { langOfText } from '../parts/lang-of.ts';

type Props = {
  id: string | undefined;
  screen: ChatScreen;
  first: readonly ChatMessage[];
  language: PlanLanguage;
  credits: Credits;
  onCredits: (credits: Credits) => void;
  onPlan?: (plan: PlanVersion) => void;
  onStarted?: (id: string) => void;
  /** Example questions to tap. */
  examples: readonly string[];
};

/** The messages before the last exchange: with more than one exchange, a reopened conversation begins with its last answer. */
const earlierIn = (messages: readonly ChatMessage[]): number =>
  Math.max(
    0,
    messages.findLastIndex(({ sender }) => sender === 'USER'),
  );

type Actions = { again: (() => Promise<boolean>) | undefined; isSafeAgain: boolean; undo: (() => void) | undefined };

/** What can be done with the last answer: take its change back, or have it answered once more. */
const LastAnswerActions = ({ again, isSafeAgain, undo }: Actions) => (
  <p className="flex flex-wrap gap-x-5">
    {undo && (
      <button type="button" className="link min-h-11 text-sm font-semibold" onClick={undo}>
        Undo this change
      </button>
    )}
    {again && (
      <button type="button" className="link min-h-11 text-sm font-semibold" onClick={() => void again()}>
        {isSafeAgain ? 'I am safe, go on' : 'Answer once more'}
      </button>
    )}
  </p>
);

/** A conversation with the assistant: its messages, the answer being streamed, and the input. */
export function Conversation({ credits, examples, ...options }: Props) {
  const [folded, setFolded] = useState(() => earlierIn(options.first));
  const { messages, coming, failed, send, stop, retry, goOn } = useConversation({ ...options, credits });
  const end = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // A safety card is scrolled to its start, where the phone numbers are; other answers grow from below, above the input.
    if (coming?.cards.length) start.current?.scrollIntoView({ block: 'start' });
    else if (coming) end.current?.scrollIntoView({ block: 'nearest' });
  }, [coming]);
  const again = goOn ?? retry;
  const isEmpty = messages.length === 0 && !coming;
  return (
    <div className="space-y-6">
      {isEmpty && (
        <ul className="flex flex-wrap gap-2">
          {examples.map((example) => (
            <li key={example}>
              <button type="button" lang={langOfText(example)} className="button button-plain text-left" onClick={() => void send(example)}>
                {example}
              </button>
            </li>
          ))}
        </ul>
      )}
      {folded > 0 && (
        <button type="button" className="link min-h-11 text-sm font-semibold noscript:hidden print:hidden" onClick={() => setFolded(0)}>
          {folded === 1 ? 'Show the message before' : `Show the ${folded} messages before`}
        </button>
      )}
      <ol className="space-y-6" aria-label="Conversation">
        {messages.map((message, at) => (
          <li key={message.id} className={at < folded ? 'hidden noscript:list-item print:list-item' : ''}>
            <Message
              message={message}
              actions={
                at === messages.length - 1 && message.sender === 'SYSTEM' && !coming ? (
                  <LastAnswerActions
                    again={again}
                    isSafeAgain={goOn !== undefined}
                    undo={
                      message.difference
                        ? () => void send(langOfText(message.messageContent) === 'hi' ? 'वापस करो' : 'Undo that')
                        : undefined
                    }
                  />
                ) : undefined
              }
            />
          </li>
        ))}
        {coming && (
          <li ref={start} className="scroll-mt-20 space-y-6">
            {!coming.isRetry && <Question text={coming.question} />}
            <div className="max-w-[85%] space-y-2 max-sm:max-w-full" aria-busy="true">
              <SafetyCards cards={coming.cards} />
              {coming.words ? <Words text={coming.words} /> : <p className="text-muted">Thinking…</p>}
              {coming.engine && <EngineLine engine={coming.engine} instead={coming.instead} />}
            </div>
          </li>
        )}
      </ol>
      <div ref={end} className="scroll-mb-72" />
      <p role="status" className="visually-hidden">
        {coming ? 'The assistant is answering.' : messages.at(-1)?.sender === 'SYSTEM' ? messages.at(-1)?.messageContent : ''}
      </p>
      <p role="alert" className="font-semibold text-bad empty:hidden">
        {failed?.text}
      </p>
      <div className="sticky bottom-0 border-t border-line bg-ground py-2 max-explore:bottom-16 sm:py-4">
        <Composer
          label={options.id ? 'Go on with it' : 'Your question'}
          placeholder="Write in English or Hindi"
          isWorking={coming !== undefined}
          onSend={(text) => send(text)}
          onStop={stop}
        />
      </div>
      {/* Below the part that stays in view, which would hide half of an answer on a phone. */}
      <CreditsLine credits={credits} what="An answer" />
    </div>
  );
}
