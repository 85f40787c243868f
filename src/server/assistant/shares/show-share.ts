import type { ChatMessage, PlanVersion } from '../../../contract/assistant/chat.ts';
import type { SharedChat } from '../../../contract/assistant/shares.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import { findChat, findVersion, readCalendarAnswers, readMessages } from '../chat/index.ts';
import { readConstraints } from '../chips/index.ts';
import { openPlan } from '../plans/index.ts';
import { checkText } from '../safety/index.ts';
import { planWords } from '../../../contract/assistant/plan-words.ts';
import type { Constraint } from '../../../contract/assistant/constraints.ts';

type Shown = { userId: string; chatId: string; withHealth: boolean; shownUntil: Date; expiresAt: Date };

/** What a link shows: the messages until it was created, and the plan at that time. Refuses `noSuchChat`. */
export async function showShare(db: Queryable, { userId, chatId, withHealth, shownUntil, expiresAt }: Shown): Promise<SharedChat> {
  const chat = await findChat(db, userId, chatId);
  const all = await readMessages(db, userId, chatId);
  const ofCalendar = await readCalendarAnswers(db, userId, chatId);
  const messages = withoutDespair(all.filter(({ id, timestamp }) => new Date(timestamp) <= shownUntil && !ofCalendar.has(id)));
  const plan = await versionAt(db, { userId, chatId, shownUntil });
  const words = planWords[chat.language];
  const shown = { screen: chat.screen, language: chat.language, expiresAt: expiresAt.toISOString() };
  // Everything in a rehab or wellness conversation is about health.
  const isAllHealth = chat.screen === 'injuryRehab' || chat.screen === 'mentalWellness';
  if (withHealth) return { ...shown, withHealth, title: chat.title, messages, plan: plan && withoutDespairInWords(plan) };
  return {
    ...shown,
    withHealth,
    title: isAllHealth || isAboutHealth(chat.title) ? (chat.screen === 'chat' ? words.aConversation : words.aPlan) : chat.title,
    messages: isAllHealth ? [] : withoutHealth(messages, words.leftOut),
    plan: plan && { ...plan, reason: '', request: { startsOn: plan.request.startsOn }, plan: openPlan(plan).withoutHealth() },
  };
}

/** Messages in despair, the cards that answered them and the offers of support are never shared, whatever was chosen. */
const withoutDespair = (messages: readonly ChatMessage[]): ChatMessage[] =>
  messages
    .filter(({ sender, messageContent, cards }) =>
      sender === 'USER'
        ? !checkText(messageContent, { country: 'IN' }).some(({ level }) => level === 'crisis')
        : !cards.some(({ level }) => level === 'crisis'),
    )
    .map((message) => ({ ...message, cards: message.cards.filter(({ id }) => id !== 'distress') }));

/** The plan without the words that it was made from, and what became of them, if they tell of despair. */
function withoutDespairInWords(plan: PlanVersion): PlanVersion {
  const { request } = plan;
  if (request.isFixed) return plan;
  const isOfDespair = checkText(request.additionalInfo, { isOfPlan: true }).some(
    ({ level, code }) => level === 'crisis' || code === 'distress',
  );
  return isOfDespair ? { ...plan, request: { ...request, additionalInfo: '', outcomes: [] } } : plan;
}

const readAssistantPlanVersion = sql<
  { version: number },
  [userId: string, chatId: string, moment: Date]
>`select version from assistant_plan_versions where user_id = $1 and chat_id = $2 and created_at <= $3 order by version desc limit 1`;

/** The plan that a link is about, with everything in it; null for none. */
export async function versionAt(
  db: Queryable,
  { userId, chatId, shownUntil }: Pick<Shown, 'userId' | 'chatId' | 'shownUntil'>,
): Promise<PlanVersion | null> {
  const { rows } = await query(db, readAssistantPlanVersion, [userId, chatId, shownUntil]);
  return rows[0] ? findVersion(db, userId, chatId, rows[0].version) : null;
}

/** Constraints on time and equipment reveal nothing about health. */
const ofNoHealth: ReadonlySet<Constraint['type']> = new Set(['minutes', 'days', 'meals', 'equipment', 'without', 'level', 'sport']);

/** What somebody tells of themselves: all but a question of what one should do ('what should I eat before a match?'). */
const tellsOfOneself = (text: string): boolean =>
  /\b(?:me|my|mine|myself|im|ive|id|mera|meri|mere|mujhe|mujhko|mujhse|hum|hame|hamara)\b|(?<!\b(?:should|can|could|may|must|do|shall|would)\s)\bi\b|मैं|मेर[ाीे]|मुझ|हम(?:ें|ारा)?/iu.test(
    text.replaceAll(/[’']/g, ''),
  ) || /(?<!kya |what |क्या )\b(?:main|mai)\b/iu.test(text);

/** Whether words are about an injury, an allergy, an age or anything else that safety checks or chips recognise. */
const namesHealth = (text: string) =>
  readConstraints(text).some(({ type }) => !ofNoHealth.has(type)) || checkText(text, { country: 'IN' }).length > 0 || saysOfBody.test(text);
const isAboutHealth = (text: string) => tellsOfOneself(text) || namesHealth(text);
const saysOfBody =
  /\b(\d+\s?(kg|kgs|cm|years?|yrs?|bmi)|weigh\w*|pregnan\w*|diabet\w*|asthma|depress\w*|anxi\w*|medic\w*|doctor|pain\w*|hurt\w*|injur\w*|allerg\w*|surgery|period|bp|sugar|thyroid|pcos|pcod|target is)\b|वज़न|दर्द|चोट|डॉक्टर|दवा|गर्भ|लक्ष्य/iu;

/** What an answer to a general question repeats of its reader: what they leave out, weigh or hurt. */
const saysOfReader =
  /\b(?:you (?:leave out|avoid|weigh|told me|said|have)|your (?:allerg\w*|weight|age|knee|ankle|back|shoulder|hip|condition|injury))\b|आप(?:के|की|को|ने)? (?:वज़न|उम्र|एलर्जी|बताया)/iu;

/** The messages without those of somebody's health and their answers, which repeat what they answer; a card and its question are left out. */
function withoutHealth(messages: readonly ChatMessage[], instead: string): ChatMessage[] {
  let isHidden = false;
  return messages
    .filter(({ cards }) => cards.length === 0)
    .map((message) => {
      const isOfHealth =
        message.sender === 'USER'
          ? isAboutHealth(message.messageContent)
          : isHidden || saysOfBody.test(message.messageContent) || saysOfReader.test(message.messageContent);
      if (message.sender === 'USER') isHidden = isOfHealth;
      return { ...message, cards: [], difference: null, ...(isOfHealth && { messageContent: instead }) };
    });
}
