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
import { askAssistant } from '../ask-assistant.ts';

/** The answer as it comes in. */
export type Coming = { question: string; words: string; engine: Engine | undefined; instead: string | null; cards: readonly Card[] };
type Options = {
  id: string | undefined;
  screen: ChatScreen;
  first: readonly ChatMessage[];
  language: PlanLanguage;
  onCredits: (credits: Credits) => void;
  onPlan?: ((plan: PlanVersion) => void) | undefined;
  onStarted?: ((id: string) => void) | undefined;
};

/** A conversation: what was said, the answer that is coming in, and what failed, with the question kept to be sent again. */
export function useConversation({ id: firstId, screen, first, language, onCredits, onPlan, onStarted }: Options) {
  const [id, setId] = useState(firstId);
  const [said, setSaid] = useState(first);
  const [coming, setComing] = useState<Coming>();
  const [failed, setFailed] = useState<{ text: string; question: string }>();
  const running = useRef<AbortController>(undefined);

  async function send(text: string, { isRetry = false } = {}): Promise<boolean> {
    // Spec §5: only a conversation of its own begins without an id.
    if (!id && screen !== 'chat') {
      setFailed({ text: messages.chatWithoutId, question: text });
      return false;
    }
    const abort = new AbortController();
    running.current = abort;
    setFailed(undefined);
    setComing({ question: isRetry ? '' : text, words: '', engine: undefined, instead: null, cards: [] });
    const onEvent = (name: string, data: unknown) => setComing((before) => before && next(before, name, data));
    try {
      const options = { onEvent, signal: abort.signal };
      const answer = id
        ? await askAssistant(continueChat, { id, text, language, retry: isRetry }, options)
        : await askAssistant(startChat, { text, language }, options);
      const { question, message, plan } = answer.data;
      setSaid((before) => [...before, ...(isRetry ? [] : [question]), message]);
      onCredits(answer.credits);
      if (plan) onPlan?.(plan);
      if (!id) {
        setId(answer.planId);
        onStarted?.(answer.planId);
      }
      keepInHistory({ id: answer.planId, screen, title: answer.title, hasPlan: Boolean(plan), updatedAt: message.timestamp });
      return true;
    } catch (error) {
      if (abort.signal.aborted) setFailed({ text: 'You stopped the answer.', question: text });
      else if (error instanceof CallRefused) setFailed({ text: shown(error), question: text });
      else throw error;
      return false;
    } finally {
      setComing(undefined);
    }
  }
  const last = said.findLast(({ sender }) => sender === 'USER');
  return {
    id,
    messages: said,
    coming,
    failed,
    send,
    stop: () => running.current?.abort(),
    /** Answers the last question once more. */
    retry: last && (() => send(last.messageContent, { isRetry: true })),
  };
}

function next(coming: Coming, name: string, data: unknown): Coming {
  if (name === 'words') return { ...coming, words: coming.words + String(data) };
  if (name === 'engine') return { ...coming, engine: data as Engine };
  if (name === 'cards') return { ...coming, cards: data as Card[] };
  if (name === 'restart') return { ...coming, words: '', instead: (data as { instead: string }).instead };
  return coming;
}

/** Spec §8's texts for an answer that did not come; what can be mended keeps its own. */
function shown({ code, message }: CallRefused): string {
  if (code === 'network') return messages.chatSlow;
  return code === 'unexpected' ? messages.chatFailed : message;
}
