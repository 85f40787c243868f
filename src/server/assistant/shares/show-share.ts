import type { ChatMessage, PlanVersion } from '../../../contract/assistant/chat.ts';
import type { Plan } from '../../../contract/assistant/plan-types.ts';
import type { SharedChat } from '../../../contract/assistant/shares.ts';
import type { Queryable } from '../../database/queryable.ts';
import { query, sql } from '../../database/sql.ts';
import { findChat, findVersion, readCalendarAnswers, readMessages, type ChatRow } from '../chat/index.ts';
import { openPlan } from '../plans/index.ts';
import { checkText } from '../safety/index.ts';
import { isAboutHealth, mayBeAboutHealth, saysOfBody } from './about-health.ts';
import { findDespair, findHealth } from './judge-messages.ts';
import { planWords } from '../../../contract/assistant/plan-words.ts';

type Shown = { userId: string; chatId: string; withHealth: boolean; shownUntil: Date; expiresAt: Date };

/** What a link shows: the messages until it was created, and the plan at that time. Refuses `noSuchChat`. */
export async function showShare(db: Queryable, { userId, chatId, withHealth, shownUntil, expiresAt }: Shown): Promise<SharedChat> {
  const chat = await findChat(db, userId, chatId);
  const all = await readMessages(db, userId, chatId);
  const ofCalendar = await readCalendarAnswers(db, userId, chatId);
  const messages = await withoutDespair(all.filter(({ id, timestamp }) => new Date(timestamp) <= shownUntil && !ofCalendar.has(id)));
  const plan = await versionAt(db, { userId, chatId, shownUntil });
  const words = planWords[chat.language];
  const nameless = chat.screen === 'chat' ? words.aConversation : words.aPlan;
  const shown = { screen: chat.screen, language: chat.language, expiresAt: expiresAt.toISOString() };
  // Everything in a rehab or wellness conversation is about health.
  const isAllHealth = chat.screen === 'injuryRehab' || chat.screen === 'mentalWellness';
  const title = isDespair(chat.title, false) ? nameless : chat.title;
  if (withHealth) return { ...shown, withHealth, title, messages, plan: plan && withoutDespairInWords(plan) };
  return {
    ...shown,
    withHealth,
    title: isAllHealth || isTitleOfHealth(chat) ? nameless : chat.title,
    messages: isAllHealth ? [] : await withoutHealth(messages, words.leftOut),
    plan: plan && { ...plan, reason: '', request: { startsOn: plan.request.startsOn }, plan: openPlan(plan).withoutHealth() },
  };
}

/** Messages in despair, the cards that answered them and the offers of support are never shared, whatever was chosen. */
/** A typed title may be about health, and that of a diet names the energy that its person needs. */
const isTitleOfHealth = ({ screen, title }: Pick<ChatRow, 'screen' | 'title'>): boolean =>
  screen === 'dietPlan' || (screen === 'chat' ? mayBeAboutHealth(title) : isAboutHealth(title));

async function withoutDespair(messages: readonly ChatMessage[]): Promise<ChatMessage[]> {
  const despair = await findDespair(messages);
  return messages
    .filter(({ id, sender, cards }) => (sender === 'USER' ? !despair.has(id) : !cards.some(({ level }) => level === 'crisis')))
    .map((message) => ({ ...message, cards: message.cards.filter(({ id }) => id !== 'distress') }));
}

const isDespair = (words: string, isOfPlan: boolean): boolean =>
  checkText(words, { isOfPlan }).some(({ level, code }) => level === 'crisis' || (isOfPlan && code === 'distress'));

/** A value in which no text tells of despair: such texts of lists are left out, and others are empty. */
function withoutDespairIn<Value>(value: Value): Value {
  const tells = (one: unknown) => typeof one === 'string' && isDespair(one, false);
  const clean = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.filter((each) => !tells(each)).map(clean);
    if (typeof one === 'object' && one !== null) return Object.fromEntries(Object.entries(one).map(([key, each]) => [key, clean(each)]));
    return tells(one) ? '' : one;
  };
  return clean(value) as Value;
}

/** The plan without the words that it was made from, and what became of them, if they tell of despair; nor with such words in its fields. */
function withoutDespairInWords(plan: PlanVersion): PlanVersion {
  const { request } = plan;
  if (request.isFixed) return plan;
  const { additionalInfo, outcomes } = isDespair(request.additionalInfo, true) ? { additionalInfo: '', outcomes: [] } : request;
  const { constraints, wishes } = request;
  const asked = { ...request, additionalInfo, outcomes, constraints: withoutDespairIn(constraints), wishes: withoutDespairIn(wishes) };
  return { ...plan, request: asked as PlanVersion['request'], plan: withoutTypedDespair(plan.plan) };
}

/** What a plan repeats of typed words: what is in a kitchen, and a safety card's own lines. */
function withoutTypedDespair(plan: Plan): Plan {
  if (plan.kind === 'recipe') {
    const { request, understood, notUnderstood } = plan;
    return { ...plan, ...withoutDespairIn({ request, understood, notUnderstood }) };
  }
  if (plan.kind === 'wellness') return { ...plan, safetyCard: withoutDespairIn(plan.safetyCard) };
  return plan.kind === 'diet' ? { ...plan, request: withoutDespairIn(plan.request) } : plan;
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

/** What an answer to a general question repeats of its reader: what they leave out, weigh or hurt. */
const saysOfReader =
  /\b(?:you (?:leave out|avoid|weigh|told me|said|have)|your (?:allerg\w*|weight|age|knee|ankle|back|shoulder|hip|condition|injury))\b|आप(?:के|की|को|ने)? (?:वज़न|उम्र|एलर्जी|बताया)/iu;

/**
 * The messages without those of somebody's health and their answers, which repeat what they answer; a card and its question are left out.
 * One line stands for all that are left out in a row.
 */
async function withoutHealth(messages: readonly ChatMessage[], instead: string): Promise<ChatMessage[]> {
  const ofHealth = await findHealth(messages);
  let isHidden = false;
  const judged = messages
    .filter(({ cards }) => cards.length === 0)
    .map((message) => {
      const isOfHealth =
        message.sender === 'USER'
          ? ofHealth.has(message.id)
          : isHidden || saysOfBody.test(message.messageContent) || saysOfReader.test(message.messageContent);
      if (message.sender === 'USER') isHidden = isOfHealth;
      return { message, isOfHealth };
    });
  return judged.flatMap(({ message, isOfHealth }, at) =>
    isOfHealth && judged[at - 1]?.isOfHealth
      ? []
      : [{ ...message, cards: [], difference: null, ...(isOfHealth && { messageContent: instead, sources: [] }) }],
  );
}
