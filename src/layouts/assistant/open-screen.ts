import { getChat } from '../../contract/assistant/chats.ts';
import type { Chat, ChatScreen } from '../../contract/assistant/chat.ts';
import { getCredits } from '../../contract/assistant/credits.ts';
import { getAssistantProfile } from '../../contract/assistant/profile.ts';
import { refusalCode } from '../search/search-outcome.ts';

type Ask = App.Locals['call'];

/** My conversation of this id, where it belongs to this screen; null where there is none. */
export async function openChat(call: Ask, id: string | null, screen: ChatScreen | undefined): Promise<Chat | null> {
  if (id === null) return null;
  try {
    const { response } = await call(getChat, { id });
    return screen === undefined || response.screen === screen ? response : null;
  } catch (error) {
    if (!refusalCode(error)) throw error;
    return null;
  }
}

/** What every screen of the assistant opens with. */
export async function openScreen(call: Ask, id: string | null, screen: ChatScreen) {
  const [chat, profile, credits] = await Promise.all([openChat(call, id, screen), call(getAssistantProfile, {}), call(getCredits, {})]);
  const today = new Date().toISOString().slice(0, 10);
  return { chat, profile: profile.response, profileVersion: profile.version, credits, today };
}
