import { useRef, useState } from 'react';
import type { ChatMessage, ChatScreen, PlanVersion } from '../../../contract/assistant/chat.ts';
import type { Credits } from '../../../contract/assistant/credits.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { CreditsLine } from '../CreditsLine.tsx';
import { EngineLine } from '../EngineLine.tsx';
import { SafetyCards } from '../SafetyCards.tsx';
import { Composer } from './Composer.tsx';
import { Message, Question, Words } from './Message.tsx';
import { useAnswerInView } from './use-answer-in-view.ts';
import { useConversation, type Failure } from './use-conversation.ts';
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

/** The words that take back the change of an answer, in its language. */
const undoing = ({ messageContent }: ChatMessage) => (langOfText(messageContent) === 'hi' ? 'वापस करो' : 'Undo that');

/** Why there is no answer: in the part that stays in view, so that it is seen wherever one reads. */
const Failed = ({ failed }: { failed: Failure | undefined }) => (
  <>
    <p role="alert" className="font-semibold text-bad empty:hidden">
      {failed && <span>{failed.text}</span>}
      {failed?.isOffline && (
        <span className="block text-sm font-normal text-ink">Nothing was lost. Send it again when you are online.</span>
      )}
    </p>
    {failed?.again && (
      <button type="button" className="link min-h-11 text-sm font-semibold" onClick={() => void failed.again?.()}>
        Try again
      </button>
    )}
  </>
);

/** A conversation with the assistant: its messages, the answer being streamed, and the input. */
export function Conversation({ credits, examples, ...options }: Props) {
  const [folded, setFolded] = useState(() => earlierIn(options.first));
  const { messages, coming, failed, send, stop, retry, goOn } = useConversation({ ...options, credits });
  const { start, end, answer } = useAnswerInView(coming, messages);
  const list = useRef<HTMLOListElement>(null);
  function unfold() {
    setFolded(0);
    // The button is gone; the keyboard goes on from the first message.
    list.current?.focus({ preventScroll: true });
  }
  const lastQuestion = messages.findLastIndex(({ sender }) => sender === 'USER');
  const last = messages.at(-1);
  const isNew = last !== undefined && !options.first.some(({ id }) => id === last.id);
  const again = goOn ?? retry;
  // A plan's first message is the plan itself; nothing was asked about it yet.
  const isEmpty = !coming && (last === undefined || last.planVersion === 1);
  return (
    <div className="space-y-6">
      {folded > 0 && (
        <button type="button" className="link min-h-11 text-sm font-semibold noscript:hidden print:hidden" onClick={unfold}>
          {folded === 1 ? 'Show the message before' : `Show the ${folded} messages before`}
        </button>
      )}
      <ol ref={list} tabIndex={-1} className="space-y-6 outline-none" aria-label="Conversation">
        {messages.map((message, at) => {
          const isLastAnswer = message === last && message.sender === 'SYSTEM';
          return (
            <li
              key={message.id}
              ref={!coming && at === lastQuestion ? start : undefined}
              className={at < folded ? 'hidden noscript:list-item print:list-item' : 'scroll-mt-20'}
            >
              <Message
                message={message}
                ref={isLastAnswer ? answer : undefined}
                onUndo={isLastAnswer && !coming && message.difference ? () => void send(undoing(message)) : undefined}
                actions={
                  isLastAnswer && !coming && again ? (
                    <button type="button" className="link min-h-11 text-sm font-semibold" onClick={() => void again()}>
                      {goOn ? 'I am safe, go on' : 'Answer once more'}
                    </button>
                  ) : undefined
                }
              />
            </li>
          );
        })}
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
      <div ref={end} className="scroll-mb-72" />
      <p role="status" className="visually-hidden">
        {coming ? 'The assistant is answering.' : isNew && !failed && !last.isCard && last.sender === 'SYSTEM' ? last.messageContent : ''}
      </p>
      <div className="sticky bottom-0 border-t border-line bg-ground py-2 max-explore:bottom-16 sm:py-4">
        <Failed failed={failed} />
        <Composer
          label={options.id ? 'Go on with it' : 'Your question'}
          placeholder="Write in English or Hindi"
          isWorking={coming !== undefined}
          onSend={(text) => send(text, { isTyped: true })}
          onStop={stop}
        />
      </div>
      {/* Below the part that stays in view, which would hide half of an answer on a phone. */}
      <CreditsLine credits={credits} what="An answer" />
    </div>
  );
}
