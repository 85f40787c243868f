import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ask, CallRefused } from '../../api-client/ask.ts';
import type { Answer } from '../../contract/call.ts';
import { keepConversation, type ChatMessage, type Conversation, type readMessages } from '../../contract/team-chat.ts';
import { conversations, putConversation, type ConversationPage } from '../../stores/conversations.ts';
import { OpenConversation } from '../../stores/open-conversation.ts';
import { $unsent, enqueue, startOutbox } from '../../stores/outbox.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { showToast } from '../shared/toast.ts';
import { useBrowserStore, useEntity } from '../shared/use-entity.ts';
import { Composer, type ComposerHandle, type Occasion } from './Composer.tsx';
import { ConversationHead } from './ConversationHead.tsx';
import { titleOf } from './conversation-words.ts';
import { mentionables } from './mention-choice.ts';
import { MessageList } from './MessageList.tsx';
import type { MessageTools } from './message-tools.ts';
import { SeenBy } from './SeenBy.tsx';
import { useMessageNews } from './use-message-news.ts';
import { useOffline } from './use-offline.ts';

type Props = {
  teamId: string;
  readerId: string;
  mayKeep: boolean;
  first: Answer<typeof readMessages>;
  /** The list beside it, which has the same conversation. */
  firstList: ConversationPage;
};

const sayRefusal = (error: unknown): void => {
  if (!(error instanceof CallRefused)) throw error;
  void showToast(error.message, 'error');
};

/** One conversation: its messages, kept up to date, and the field in which one writes. */
export function ConversationView({ teamId, readerId, mayKeep, first, firstList }: Props) {
  const conversationId = first.conversation.id;
  const [open] = useState(() => new OpenConversation({ teamId, conversationId }, first));
  const { window, closedBecause, isGone } = useBrowserStore(open.$state, open.$state.get());
  const unsent = useStore($unsent, { ssr: () => [] }).filter(
    (one) => one.conversationId === conversationId && !window.messages.some(({ client_id }) => client_id === one.clientId),
  );
  const { response: listed } = useEntity(conversations, teamId, firstList);
  const conversation: Conversation = listed.find(({ id }) => id === conversationId) ?? first.conversation;
  const isOffline = useOffline();
  const [occasion, setOccasion] = useState<Occasion>();
  const [seen, setSeen] = useState<ChatMessage>();
  const [wanted, setWanted] = useState<number>();
  const composer = useRef<ComposerHandle>(null);
  const all = useMemo(() => mentionables(first.people), [first.people]);
  const news = useMessageNews(window.messages, readerId);
  const isReading = useRef(false);

  useEffect(() => {
    startOutbox();
    return open.follow();
  }, [open]);

  /** Reads a page, one at a time; what fails is asked for again at the next scroll. */
  async function reading(work: () => Promise<void>): Promise<void> {
    if (isReading.current) return;
    isReading.current = true;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      if (error.code !== 'network') void showToast(error.message, 'error');
    } finally {
      isReading.current = false;
    }
  }
  function endOccasion(): void {
    setOccasion(undefined);
    composer.current?.write('');
  }
  function send(text: string): void {
    const about = occasion;
    setOccasion(undefined);
    open.dropDraft();
    if (about?.kind === 'edit') {
      open.edit(about.message.seq, text).catch((error: unknown) => {
        // What was written is not lost.
        setOccasion(about);
        composer.current?.write(text);
        sayRefusal(error);
      });
    } else void enqueue({ teamId, conversationId, text, replyToSeq: about?.message.seq ?? null });
  }
  const mayPin = mayKeep || first.conversation.kind === 'people';
  const tools = useMemo<MessageTools>(() => {
    const begin = (next: NonNullable<Occasion>) => {
      setOccasion(next);
      if (next.kind === 'edit') composer.current?.write(next.message.text);
      composer.current?.focus();
    };
    return {
      mayPin,
      react: (message, emoji, isOn) => void open.react(message.seq, emoji, isOn).catch(sayRefusal),
      answer: (message) => begin({ kind: 'answer', message }),
      edit: (message) => begin({ kind: 'edit', message }),
      pin: (message, isOn) => void open.pin(message.seq, isOn).catch(sayRefusal),
      delete: ({ seq }) => open.delete(seq),
      showSeen: setSeen,
      goTo: (seq) => void open.jumpTo(seq).then(() => setWanted(seq), sayRefusal),
    };
  }, [open, mayPin]);
  async function keep(change: { is_muted?: boolean; is_archived?: boolean }): Promise<void> {
    try {
      const { response } = await ask(keepConversation, { team_id: teamId, conversation_id: conversationId, ...change });
      putConversation(teamId, conversationId, () => response);
    } catch (error) {
      sayRefusal(error);
    }
  }

  return (
    <section className="chat-conversation" aria-label={titleOf(first.conversation)}>
      <ConversationHead conversation={conversation} people={first.people} messages={window.messages} goTo={tools.goTo} keep={keep} />
      <MessageList
        messages={window.messages}
        hasBefore={window.hasBefore}
        hasAfter={window.hasAfter}
        unsent={unsent}
        isOffline={isOffline}
        readerId={readerId}
        readTo={first.conversation.last_read_seq}
        unread={conversation.unread}
        mayKeep={mayKeep && first.conversation.kind !== 'people'}
        tools={tools}
        label={`Messages: ${titleOf(first.conversation)}`}
        wanted={wanted}
        onTop={() => void reading(() => open.readBefore())}
        onEnd={() => void reading(() => open.readAfter())}
        onRead={(seq) => void open.markRead(seq)}
        onLatest={() => void reading(() => open.jumpToLatest(conversation.last_seq))}
      />
      <p role="status" className="sr-only">
        {news}
      </p>
      {isGone || closedBecause ? (
        <p className="chat-closed" role="status">
          {isGone ? 'You are no longer in this conversation.' : closedBecause}
        </p>
      ) : (
        <Composer
          ref={composer}
          draft={first.conversation.draft}
          all={all}
          occasion={occasion}
          onSend={send}
          onTyped={(text) => occasion?.kind !== 'edit' && open.keepDraft(text)}
          onCancel={endOccasion}
        />
      )}
      <Dialog isOpen={seen !== undefined} onClose={() => setSeen(undefined)} title="Seen by">
        {seen && <SeenBy teamId={teamId} conversationId={conversationId} seq={seen.seq} />}
      </Dialog>
    </section>
  );
}
