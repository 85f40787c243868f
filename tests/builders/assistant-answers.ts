import type { Chat, ChatMessage, ChatSummary, PlanVersion } from '../../src/contract/assistant/chat.ts';
import type { Credits } from '../../src/contract/assistant/credits.ts';
import type { RecipePlan } from '../../src/contract/assistant/recipe.ts';
import type { Card } from '../../src/contract/assistant/safety.ts';

/** The id of a conversation in these tests. */
export const chatId = '0191f504-85c0-7000-8a20-00000000c0a1';

export const creditsLeft = (requestsLeft: number): Credits => ({
  plan: 'Free',
  requestsAMonth: 40,
  source: { kind: 'plan', name: 'Basic' },
  requestsLeft,
  renewsOn: '2026-12-01',
});

export const crisisCard: Card = {
  id: 'suicide',
  level: 'crisis',
  title: 'You are not alone',
  lines: ['Talk to somebody now.'],
  contacts: [{ label: 'Tele-MANAS', number: '14416', href: 'tel:14416' }],
  note: 'This is software, no doctor.',
};

let made = 0;
export const chatMessage = (sender: ChatMessage['sender'], messageContent: string, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `message ${++made}`,
  dietPlanId: chatId,
  messageType: sender === 'USER' ? 'REQUEST' : 'RESPONSE',
  messageContent,
  timestamp: '2026-11-24T17:05:00Z',
  sender,
  engine: sender === 'USER' ? null : 'embedded',
  cards: [],
  sources: [],
  planVersion: null,
  difference: null,
  isStopped: false,
  isCard: false,
  ...changes,
});

/** What a service answers to a question. */
export const chatReply = (asked: string, answered: string, requestsLeft: number, changes: Partial<ChatMessage> = {}) => ({
  status: 1 as const,
  planId: chatId,
  title: asked,
  data: {
    data: answered,
    question: chatMessage('USER', asked),
    message: chatMessage('SYSTEM', answered, changes),
    plan: null,
  },
  credits: creditsLeft(requestsLeft),
});

export const chatSummary = (last: number, title: string): ChatSummary => ({
  id: `0191f504-85c0-7000-8a20-00000000000${last}`,
  screen: 'chat',
  title,
  hasPlan: false,
  updatedAt: '2026-11-20T18:15:00Z',
});

const perServing = {
  kcal: 412.4,
  protein: 21,
  carbs: 40,
  fat: 18,
  saturated: 6,
  fibre: 7,
  sugar: 5,
  sodium: 620,
  calcium: 380,
  iron: 4.26,
  b12: 0.4,
};

/** Palak paneer for three. */
export const palakPaneer: RecipePlan = {
  kind: 'recipe',
  title: 'Palak paneer',
  language: 'english',
  request: { language: 'english' },
  id: 'palak-paneer',
  portion: 1.5,
  servings: 3,
  servingShown: '1½ katoris',
  minutes: 30,
  waitHours: 6,
  tools: ['Pan'],
  ingredients: [
    { id: 'salt', name: 'Salt', grams: 3, shown: '½ tsp', from: 'pantry', note: '', swaps: [] },
    { id: 'palak', name: 'Palak', grams: 250, shown: '250 g', from: 'home', note: '', swaps: [] },
    { id: 'paneer', name: 'Paneer', grams: 180, shown: '180 g', from: 'missing', note: '', swaps: [{ id: 'tofu', name: 'Tofu' }] },
  ],
  steps: [
    { key: 'step-1', text: 'Blanch the palak.', minutes: 5 },
    { key: 'step-2', text: 'Serve it.', minutes: null },
  ],
  perServing,
  allergens: ['Milk'],
  missing: ['Paneer'],
  understood: [],
  notUnderstood: [],
  alternatives: [{ id: 'aloo-palak', name: 'Aloo palak', minutes: 25, missing: [] }],
  notes: [],
  references: [],
};

export const planVersion = (version: number, reason: string, plan: PlanVersion['plan'] = palakPaneer): PlanVersion => ({
  version,
  engine: 'embedded',
  reason,
  madeAt: `2026-11-${20 + version}T19:25:00Z`,
  request: { startsOn: '2026-11-23', additionalInfo: '', constraints: [], wishes: {} } as never,
  plan,
});

/** A conversation with a recipe. */
export const recipeChat = (changes: Partial<Chat> = {}): Chat => ({
  id: chatId,
  screen: 'healthyRecipe',
  title: 'Palak paneer',
  language: 'english',
  createdAt: '2026-11-19T16:40:00Z',
  messages: [],
  plan: planVersion(1, 'Palak paneer'),
  versions: [planVersion(1, 'Palak paneer')],
  ticks: [],
  isCopy: false,
  ...changes,
});
