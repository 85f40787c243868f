import { useEffect, useRef, useState } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import type { ChatScreen, ChatSummary } from '../../../contract/assistant/chat.ts';
import { listChats } from '../../../contract/assistant/chats.ts';
import { messages } from '../../../contract/messages.ts';
import { $histories, loadHistory, loadOlder, type History } from '../../../stores/assistant.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';

/** The loaded conversations of a screen and, while searching, the ones found. */
export function useHistory(screen: ChatScreen) {
  const [history, setHistory] = useState<History>();
  const [found, setFound] = useState<readonly ChatSummary[]>();
  const [failure, setFailure] = useState('');
  const turn = useRef(0);

  useEffect(() => {
    const ended = $histories.listen((histories) => setHistory(histories[screen]));
    loadHistory(screen).then(
      () => setHistory($histories.get()[screen]),
      (error: unknown) => {
        if (!(error instanceof CallRefused)) throw error;
        setHistory({ chats: [], next: null });
        // Spec §8: offline this fails silently.
        if (error.code !== 'network') setFailure(messages.historyFailed);
      },
    );
    return ended;
  }, [screen]);

  async function shown(work: Promise<void>): Promise<void> {
    try {
      await work;
      setFailure('');
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      setFailure(messages.historyFailed);
    }
  }
  async function find(text: string): Promise<void> {
    // Answers may arrive in a different order than the letters were typed; only the latest one counts.
    const mine = ++turn.current;
    const chats = text === '' ? undefined : (await askSignedIn(listChats, { screen, search: text })).response;
    if (mine === turn.current) setFound(chats);
  }
  return {
    /** Undefined until loaded. Results reflect conversations that were deleted or renamed meanwhile. */
    chats: found && history ? found.map((one) => history.chats.find(({ id }) => id === one.id) ?? one) : history?.chats,
    isSearching: found !== undefined,
    hasOlder: found === undefined && Boolean(history?.next),
    failure,
    search: (text: string) => shown(find(text.trim())),
    older: () => shown(loadOlder(screen)),
    forget: (id: string) => setFound((before) => before?.filter((one) => one.id !== id)),
  };
}
