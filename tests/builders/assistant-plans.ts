import { expect } from 'vitest';
import { continueChat } from '../../src/contract/assistant/chats.ts';
import type { PlanVersion } from '../../src/contract/assistant/chat.ts';
import type { Call } from '../../src/contract/call.ts';
import type { appWithAssistant } from './assistant.ts';

export type Given = Awaited<ReturnType<typeof appWithAssistant>>;

/** Makes a plan by its call. */
export async function make<Plan>({ app, headers }: Given, call: Call, fields: object) {
  const { status, body } = await app.ask(call, { ...fields }, { headers });
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  const { planId: id, data, cards } = body as unknown as { planId: string | null; data: PlanVersion | null; cards: { level: string }[] };
  return { id, plan: data?.plan as Plan, request: data?.request, cards, body };
}

/** The plan after a message in its conversation. */
export async function say<Plan>({ app, headers }: Given, id: string | null, text: string): Promise<Plan> {
  const { body } = await app.ask(continueChat, { id, text }, { headers });
  return (body as unknown as { data: { plan: PlanVersion } }).data.plan.plan as Plan;
}

/** A plan as a Markdown file and as a calendar file. */
export const filesOf = async ({ app, headers }: Given, id: string | null) => {
  const read = async (name: string) => (await app.send(`/api/assist/chats/${id}/${name}`, { headers })).text();
  return { markdown: await read('plan.md'), calendar: await read('plan.ics') };
};
