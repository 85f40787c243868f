import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChatMessage } from '../../contract/team-chat.ts';
import { nameOfSender } from './conversation-words.ts';
import { plainText } from './MessageText.tsx';

/** What arrives within this time is said together. */
const gatherMs = 2_500;
const saidLength = 160;

function wordsOf(messages: readonly ChatMessage[]): string {
  const [only] = messages;
  if (!only) return '';
  if (messages.length === 1) return `${nameOfSender(only)}: ${plainText(only.text, only.mentions).slice(0, saidLength)}`;
  const names = [...new Set(messages.map(nameOfSender))];
  return `${messages.length} new messages from ${names.length > 3 ? `${names.length} people` : names.join(', ')}.`;
}

/** What a screen reader says of the messages that others send: one by its words, several that come together as their number. */
export function useMessageNews(messages: readonly ChatMessage[], readerId: string): string {
  const [said, setSaid] = useState('');
  const heard = useRef(messages.at(-1)?.seq ?? 0);
  const last = messages.at(-1)?.seq ?? 0;
  const say = useEffectEvent(() => {
    const fresh = messages.filter(
      ({ seq, sender, is_deleted: isDeleted }) => seq > heard.current && sender?.user_id !== readerId && !isDeleted,
    );
    heard.current = last;
    setSaid(wordsOf(fresh));
  });
  useEffect(() => {
    if (last <= heard.current) return undefined;
    const timer = setTimeout(say, gatherMs);
    return () => clearTimeout(timer);
  }, [last]);
  return said;
}
