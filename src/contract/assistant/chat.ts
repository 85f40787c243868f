import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { requiredText } from '../shapes.ts';
import { planDifferenceSchema } from './plan-difference.ts';
import type { FixedRequest, KeptRequest, Plan } from './plan-types.ts';
import { cardShape } from './safety.ts';
import { engines, planKinds, planLanguages, type Engine, type PlanKind, type PlanLanguage, type Screen } from './words.ts';

const namesOf = <T extends string>(named: Record<T, unknown>) => Object.keys(named) as [T, ...T[]];

/** The screens of spec §2 with a history: the six plans, and the chat that starts with a question. */
export const screens: ['chat', ...Screen[]] = ['chat', ...Object.values(planKinds).map(({ screen }) => screen)];
export type ChatScreen = (typeof screens)[number];
export const kindOf = (screen: ChatScreen): PlanKind | undefined => namesOf(planKinds).find((kind) => planKinds[kind].screen === screen);

export const engineSchema = z.enum(namesOf<Engine>(engines));
export const languageSchema = z._default(z.enum(namesOf<PlanLanguage>(planLanguages), 'english or hindi.'), 'english');
export const chatText = requiredText(limits.chatTextLength, 'Please write something first.');

/** A source of an answer, shown in spec §2's References popup. */
export const sourceSchema = z.object({ title: z.string(), summary: z.string(), url: z.optional(z.string()) });
export type Source = z.infer<typeof sourceSchema>;

/** Spec §3's chat message; `dietPlanId` is the conversation's id, whatever its kind. */
export const messageSchema = z.object({
  id: z.string(),
  dietPlanId: z.string(),
  messageType: z.enum(['REQUEST', 'RESPONSE']),
  messageContent: z.string(),
  timestamp: z.string(),
  sender: z.enum(['USER', 'SYSTEM']),
  engine: z.nullable(engineSchema),
  cards: z.array(cardShape),
  sources: z.array(sourceSchema),
  /** The version of the plan that this message made; null where it changed nothing. */
  planVersion: z.nullable(z.number()),
  /** What that version changed; null where nothing did, or for the plan's first version. */
  difference: z.nullable(planDifferenceSchema),
  isStopped: z.boolean(),
  /** A fixed card is the whole answer; `messageContent` has its text for clients that show no cards. */
  isCard: z.boolean(),
});
export type ChatMessage = z.infer<typeof messageSchema>;

export const chatSummarySchema = z.object({
  id: z.string(),
  screen: z.enum(screens),
  title: z.string(),
  hasPlan: z.boolean(),
  updatedAt: z.string(),
});
export type ChatSummary = z.infer<typeof chatSummarySchema>;

const versionFields = { version: z.number(), engine: engineSchema, reason: z.string(), madeAt: z.string() };
/** A type only: the schemas of the six kinds are too large for every page with a conversation. */
const plan = z.custom<Plan>();

/** A plan as it is stored. */
export const planVersionSchema = z.object({ ...versionFields, request: z.custom<KeptRequest | FixedRequest>(), plan });
/** A plan without anything that reveals the person's health. */
export const healthlessVersionSchema = z.object({ ...versionFields, request: z.object({ startsOn: z.string() }), plan });
export type PlanVersion = z.infer<typeof planVersionSchema>;

export const chatSchema = z.object({
  id: z.string(),
  screen: z.enum(screens),
  title: z.string(),
  language: z.enum(namesOf<PlanLanguage>(planLanguages)),
  createdAt: z.string(),
  messages: z.array(messageSchema),
  plan: z.nullable(planVersionSchema),
  versions: z.array(z.object(versionFields)),
  /** Keys of the plan's items that are ticked. */
  ticks: z.array(z.string()),
  isCopy: z.boolean(),
});
export type Chat = z.infer<typeof chatSchema>;
