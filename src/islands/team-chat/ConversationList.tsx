import { useEffect } from 'react';
import type { Conversation } from '../../contract/team-chat.ts';
import { conversations, followConversations, type ConversationPage } from '../../stores/conversations.ts';
import { useEntity } from '../shared/use-entity.ts';
import { useNow } from '../shared/use-now.ts';
import { addressOfConversation, countWords, previewOf, shortMoment, titleOf } from './conversation-words.ts';
import { plainText } from './MessageText.tsx';
import { StartConversation } from './StartConversation.tsx';
import { useZone } from './use-zone.ts';

type Props = {
  teamId: string;
  readerId: string;
  first: ConversationPage;
  /** The conversation that is open beside the list. */
  openId: string | null;
  now: number;
};

function Row({ conversation, isOpen, readerId, now }: { conversation: Conversation; isOpen: boolean; readerId: string; now: number }) {
  const zone = useZone();
  const { last_message: last, unread, is_muted: isMuted, draft } = conversation;
  const preview = previewOf({ last_message: last && { ...last, text: plainText(last.text) } }, readerId);
  return (
    <li>
      <a
        href={addressOfConversation(conversation)}
        className="chat-row"
        data-open={isOpen ? '' : undefined}
        data-unread={unread > 0 && !isMuted ? '' : undefined}
      >
        <span className="chat-row-title">{titleOf(conversation)}</span>
        {last && (
          <time className="chat-row-time" dateTime={last.sent_at}>
            {shortMoment(last.sent_at, now, zone)}
          </time>
        )}
        <span className="chat-row-text">
          {draft && !isOpen ? (
            <>
              <span className="font-semibold text-link">Not sent:</span> {plainText(draft)}
            </>
          ) : (
            preview
          )}
        </span>
        {unread > 0 && (
          <span className={isMuted ? 'chat-count chat-count-muted' : 'chat-count'}>
            {countWords(unread)}
            <span className="sr-only"> unread</span>
          </span>
        )}
        {isMuted && unread === 0 && <span className="chat-row-mark">Muted</span>}
      </a>
    </li>
  );
}

/** The reader's conversations of a team, the latest first, with what is unread; those that were put away are folded. */
export function ConversationList({ teamId, readerId, first, openId, now: firstNow }: Props) {
  const { response } = useEntity(conversations, teamId, first);
  const now = useNow(firstNow);
  useEffect(followConversations, []);
  const shown = response.filter(({ is_archived: isArchived }) => !isArchived);
  const archived = response.filter(({ is_archived: isArchived }) => isArchived);
  const rows = (list: readonly Conversation[]) =>
    list.map((one) => <Row key={one.id} conversation={one} isOpen={one.id === openId} readerId={readerId} now={now} />);
  return (
    <>
      <StartConversation teamId={teamId} />
      <ul className="chat-rows">{rows(shown)}</ul>
      {archived.length > 0 && (
        <details className="mt-2">
          <summary className="px-4 py-3 font-semibold text-muted">Put away ({archived.length})</summary>
          <ul className="chat-rows">{rows(archived)}</ul>
        </details>
      )}
    </>
  );
}
