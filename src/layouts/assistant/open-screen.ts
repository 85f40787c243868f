import { getChat } from '../../contract/assistant/chats.ts';
import type { Chat, ChatScreen } from '../../contract/assistant/chat.ts';
import { getChecklist } from '../../contract/assistant/checklists.ts';
import { getCredits } from '../../contract/assistant/credits.ts';
import { getAssistantProfile } from '../../contract/assistant/profile.ts';
import type { ChecklistName } from '../../contract/assistant/safety.ts';
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

const checklistOf: Partial<Record<ChatScreen, ChecklistName>> = {
  dietPlan: 'diet',
  workoutPlan: 'exercise',
  mentalWellness: 'mental',
};

/** What every screen of the assistant opens with. */
export async function openScreen(call: Ask, id: string | null, screen: ChatScreen) {
  const name = checklistOf[screen];
  const [chat, profile, credits, questions] = await Promise.all([
    openChat(call, id, screen),
    call(getAssistantProfile, {}),
    call(getCredits, {}),
    name ? call(getChecklist, { name }).then(({ response }) => response) : [],
  ]);
  const today = new Date().toISOString().slice(0, 10);
  return { chat, profile: profile.response, profileVersion: profile.version, credits, today, questions };
}
