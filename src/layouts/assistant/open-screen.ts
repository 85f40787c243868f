import { getChat } from '../../contract/assistant/chats.ts';
import { kindOf, type Chat, type ChatScreen } from '../../contract/assistant/chat.ts';
import { checklistOf, getChecklist, getRehabQuestions, ofProblems } from '../../contract/assistant/checklists.ts';
import { getCredits } from '../../contract/assistant/credits.ts';
import { getAssistantProfile } from '../../contract/assistant/profile.ts';
import type { PlanLanguage } from '../../contract/assistant/words.ts';
import { rehabProblems, type RehabProblem } from '../../contract/assistant/rehab.ts';
import type { KnownBefore } from '../../islands/assistant/plan/kind-screen.ts';
import { refusalCode } from '../search/search-outcome.ts';

type Ask = App.Locals['call'];

/** The viewer's conversation with this id, if it belongs to this screen; null otherwise. */
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

/** The chosen injury with its questions about red flags. */
async function openProblem(call: Ask, problem: string | null, language: PlanLanguage): Promise<{ known?: KnownBefore }> {
  if (problem === null || !Object.hasOwn(rehabProblems, problem)) return {};
  const chosen = problem as RehabProblem;
  const { response } = await call(getRehabQuestions, { problem: chosen, language });
  return { known: { values: { problem: chosen }, name: rehabProblems[chosen], questions: ofProblems(response) } };
}

/** Loads the data that every screen of the assistant needs. */
export async function openScreen(call: Ask, address: URL, screen: ChatScreen) {
  const kind = kindOf(screen);
  const name = kind && checklistOf[kind];
  const profile = await call(getAssistantProfile, {});
  const language = profile.response.language ?? 'english';
  const [chat, credits, questions, problem] = await Promise.all([
    openChat(call, address.searchParams.get('plan'), screen),
    call(getCredits, {}),
    name ? call(getChecklist, { name, language }).then(({ response }) => response) : [],
    screen === 'injuryRehab' ? openProblem(call, address.searchParams.get('problem'), language) : {},
  ]);
  const today = new Date().toISOString().slice(0, 10);
  return { chat, profile: profile.response, profileVersion: profile.version, credits, today, questions, ...problem };
}
