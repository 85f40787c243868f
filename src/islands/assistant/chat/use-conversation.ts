import { useRef, useState } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import type { ChatMessage, PlanVersion } from '../../../contract/assistant/chat.ts';
import { continueChat, startChat } from '../../../contract/assistant/chats.ts';
import type { Credits } from '../../../contract/assistant/credits.ts';
import type { Card } from '../../../contract/assistant/safety.ts';
import type { Engine, PlanLanguage } from '../../../contract/assistant/words.ts';
import { messages } from '../../../contract/messages.ts';
import { keepInHistory } from '../../../stores/assistant.ts';
import type { ChatScreen } from '../../../contract/assistant/chat.ts';
import { browserTimeZone } from '../parts/use-today.ts';
import { askAssistant } from '../ask-assistant.ts';

/** The answer that is being streamed. */
export type StreamedAnswer = {
  question: string;
  isRetry: boolean;
  words: string;
  engine: Engine | undefined;
  instead: string | null;
  cards: readonly Card[];
};
/** Why there is no answer. `again` sends what no field holds any more: an example or a button. */
export type Failure = { text: string; isOffline?: boolean; again?: (() => Promise<boolean>) | undefined };
type Options = {
  id: string | undefined;
  screen: ChatScreen;
  first: readonly ChatMessage[];
  language: PlanLanguage;
  credits: Credits;
  onCredits: (credits: Credits) => void;
  onPlan?: ((plan: PlanVersion) => void) | undefined;
  onStarted?: ((id: string) => void) | undefined;
};

/** The state of a conversation: messages, the answer being streamed, and a failure, with the question kept so that it can be sent again. */
export function useConversation({ id: firstId, screen, first, language, credits, onCredits, onPlan, onStarted }: Options) {
  const [id, setId] = useState(firstId);
  const [chatMessages, setChatMessages] = useState(first);
  const [coming, setComing] = useState<StreamedAnswer>();
  const [failed, setFailed] = useState<Failure>();
  const running = useRef<AbortController>(undefined);

  /** `isTyped`: from the field, which keeps the text if there is no answer. */
  async function send(text: string, options: { isRetry?: boolean; isSafe?: boolean; isTyped?: boolean } = {}): Promise<boolean> {
    const { isRetry = false, isSafe = false, isTyped = false } = options;
    const again = isTyped ? undefined : () => send(text, options);
    // Spec §5: only a conversation on the chat screen starts without an id.
    if (!id && screen !== 'chat') {
      setFailed({ text: messages.chatWithoutId });
      return false;
    }
    const abort = new AbortController();
    running.current = abort;
    setFailed(undefined);
    let sofar: StreamedAnswer = { question: text, isRetry, words: '', engine: undefined, instead: null, cards: [] };
    let begun = id;
    setComing(sofar);
    const onEvent = (name: string, data: unknown) => {
      if (name === 'chat') begun = String(data);
      setComing((sofar = next(sofar, name, data)));
    };
    try {
      const stream = { onEvent, signal: abort.signal };
      const answer = id
        ? await askAssistant(continueChat, { id, text, language, retry: isRetry, isSafe, timeZone: browserTimeZone() }, stream)
        : await askAssistant(startChat, { text, language, timeZone: browserTimeZone() }, stream);
      const { question, message, plan } = answer.data;
      add(question, message, isRetry);
      onCredits(answer.credits);
      if (plan) onPlan?.(plan);
      start(answer.planId);
      keepInHistory({ id: answer.planId, screen, title: answer.title, hasPlan: Boolean(plan), updatedAt: message.timestamp });
      return true;
    } catch (error) {
      if (abort.signal.aborted && begun && sofar.words !== '') {
        // The server stores what was written so far and counts one request; the page shows the same without waiting for it.
        const { question, message } = stoppedAt(begun, sofar);
        add(question, message, isRetry);
        onCredits({ ...credits, requestsLeft: Math.max(0, credits.requestsLeft - 1) });
        start(begun);
        return true;
      }
      if (abort.signal.aborted) setFailed({ text: 'You stopped the answer.', again });
      else if (error instanceof CallRefused) setFailed({ text: shown(error), isOffline: error.code === 'network', again });
      else throw error;
      return false;
    } finally {
      setComing(undefined);
    }
  }
  /** A repeated answer replaces the previous one. */
  function add(question: ChatMessage, message: ChatMessage, isRetry: boolean) {
    setChatMessages((before) => (isRetry ? [...withoutLastAnswer(before), message] : [...before, question, message]));
  }
  function start(begun: string) {
    if (id) return;
    setId(begun);
    onStarted?.(begun);
  }
  const last = chatMessages.findLast(({ sender }) => sender === 'USER');
  // The first message of a plan was answered by the plan itself, so it cannot be retried.
  const mayRetry = last !== undefined && chatMessages.at(-1)?.planVersion !== 1;
  return {
    id,
    messages: coming?.isRetry ? withoutLastAnswer(chatMessages) : chatMessages,
    coming,
    failed,
    send,
    stop: () => running.current?.abort(),
    /** Answers the last question again. */
    retry: mayRetry && !isCardOfCrisis(chatMessages.at(-1)) ? () => send(last.messageContent, { isRetry: true }) : undefined,
    /** Answers a question that was taken for despair. The crisis card stays above the answer. */
    goOn: mayRetry && isCardOfCrisis(chatMessages.at(-1)) ? () => send(last.messageContent, { isRetry: true, isSafe: true }) : undefined,
  };
}

/** Whether the whole answer is a crisis card, without cards for other dangers. */
const isCardOfCrisis = (message: ChatMessage | undefined): boolean =>
  message !== undefined && message.isCard && message.cards.every(({ level }) => level === 'crisis');

const withoutLastAnswer = (chatMessages: readonly ChatMessage[]): ChatMessage[] =>
  chatMessages.slice(0, chatMessages.findLastIndex(({ sender }) => sender === 'USER') + 1);

/** The question and the part of the answer that had arrived when it was stopped, as the server stores them. */
function stoppedAt(id: string, { question, words, engine, cards }: StreamedAnswer): { question: ChatMessage; message: ChatMessage } {
  const timestamp = new Date().toISOString();
  const both = { dietPlanId: id, timestamp, sources: [], planVersion: null, difference: null };
  return {
    question: {
      ...both,
      id: `question ${timestamp}`,
      messageType: 'REQUEST',
      sender: 'USER',
      messageContent: question,
      engine: null,
      cards: [],
      isStopped: false,
      isCard: false,
    },
    message: {
      ...both,
      id: `answer ${timestamp}`,
      messageType: 'RESPONSE',
      sender: 'SYSTEM',
      messageContent: words.trim(),
      engine: engine ?? null,
      cards: [...cards],
      isStopped: true,
      isCard: false,
    },
  };
}

function next(coming: StreamedAnswer, name: string, data: unknown): StreamedAnswer {
  if (name === 'words') return { ...coming, words: coming.words + String(data) };
  if (name === 'engine') return { ...coming, engine: data as Engine };
  if (name === 'cards') return { ...coming, cards: data as Card[] };
  if (name === 'restart') return { ...coming, words: '', instead: (data as { instead: string }).instead };
  return coming;
}

/** Spec §8's texts for a failed answer. A refusal that the user can correct keeps its own text. */
function shown({ code, message }: CallRefused): string {
  if (code === 'network') return messages.chatSlow;
  return code === 'unexpected' ? messages.chatFailed : message;
}
