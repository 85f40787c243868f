import { useEffect, useRef, useState } from 'react';
import type { Chat, ChatMessage } from '../../../contract/assistant/chat.ts';
import type { Credits } from '../../../contract/assistant/credits.ts';
import type { Card } from '../../../contract/assistant/safety.ts';
import { planLanguages, type PlanLanguage } from '../../../contract/assistant/words.ts';
import { useEarlyInput } from '../../shared/use-early-input.ts';
import { addressOfChat } from '../history/address-of-chat.ts';
import { HistoryList } from '../history/HistoryList.tsx';
import { ShareDialog } from '../share/ShareDialog.tsx';
import { langOfText } from '../parts/lang-of.ts';
import { Conversation } from './Conversation.tsx';
import { PinnedCard } from './PinnedCard.tsx';

const examples = [
  'What should I eat the evening before a match?',
  'How do I warm up in ten minutes?',
  'I sleep badly before finals. What helps?',
  'कम नमक में अच्छा नाश्ता क्या है?',
];

/** The card of a crisis in a reopened conversation, unless its last exchange shows the card itself. */
function crisisBefore(messages: readonly ChatMessage[]): Card | undefined {
  const isCrisis = ({ level }: Card) => level === 'crisis';
  if (messages.at(-1)?.cards.some(isCrisis)) return undefined;
  return messages.flatMap(({ cards }) => cards).findLast(isCrisis);
}

/** A conversation on its own screen, started by a question or continued from a plan. */
export function ChatScreen({ chat, credits: first }: { chat: Chat | null; credits: Credits }) {
  const [credits, setCredits] = useState(first);
  const [language, setLanguage] = useState<PlanLanguage>(chat?.language ?? 'english');
  const [id, setId] = useState(chat?.id);
  const [isSharing, setSharing] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEarlyInput(root);
  useEffect(() => {
    // Kept with this page in the browser's history: when it is opened again it begins with its card and its last answer, not where one was.
    if (id) window.history.scrollRestoration = 'manual';
  }, [id]);
  const pinned = chat && crisisBefore(chat.messages);
  return (
    <div ref={root} className="grid grid-cols-1 gap-6 sm:gap-10 px-page py-4 sm:py-8 lg:py-10 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0 space-y-4 sm:space-y-6">
        {chat && (
          <h1 className="text-xl wrap-anywhere sm:text-4xl" lang={langOfText(chat.title)}>
            {chat.title}
          </h1>
        )}
        {pinned && <PinnedCard card={pinned} />}
        <Conversation
          id={id}
          screen={chat?.screen ?? 'chat'}
          first={chat?.messages ?? []}
          language={language}
          credits={credits}
          onCredits={setCredits}
          onStarted={(started) => {
            setId(started);
            window.history.replaceState(null, '', addressOfChat('chat', started));
          }}
          examples={examples}
        />
        {/* Below the conversation, whose last answer is to be on the first screen of a phone. */}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <label className="flex items-center gap-2">
            <span className="font-semibold">Answers in</span>
            <select className="field w-auto" value={language} onChange={(event) => setLanguage(event.target.value as PlanLanguage)}>
              {Object.entries(planLanguages).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          {id && (
            <div className="flex gap-2">
              {chat?.plan && (
                <a className="button button-plain" href={addressOfChat(chat.screen, chat.id)}>
                  See the plan
                </a>
              )}
              <button type="button" className="button button-plain" onClick={() => setSharing(true)}>
                Share
              </button>
              <ShareDialog id={id} isOpen={isSharing} onClose={() => setSharing(false)} />
            </div>
          )}
        </div>
      </div>
      <aside className="space-y-3 sm:space-y-6">
        {id && (
          <a className="button button-accent w-full" href={addressOfChat('chat')}>
            A new question
          </a>
        )}
        <HistoryList screen="chat" openId={id} />
      </aside>
    </div>
  );
}
