import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { continueChat, startChat } from '../../src/contract/assistant/chats.ts';
import { dialogueShape } from '../../src/contract/assistant/dialogue.ts';
import { appWithAssistant } from '../builders/assistant.ts';

type Given = Awaited<ReturnType<typeof appWithAssistant>>;
type Answer = { planId: string; data: { data: string } };

const begin = async ({ app, headers }: Given, text: string) => (await app.ask(startChat, { text }, { headers })).body as unknown as Answer;
const goOn = async ({ app, headers }: Given, id: string, text: string, retry = false) =>
  ((await app.ask(continueChat, { id, text, retry }, { headers })).body as unknown as Answer).data.data;
const statesOf = async ({ pool }: Given, id: string) => {
  const sql = 'select dialogue from assistant_messages where chat_id = $1 and dialogue is not null order by id';
  const { rows } = await pool.query<{ dialogue: unknown }>(sql, [id]);
  return rows.map(({ dialogue }) => z.parse(dialogueShape, dialogue));
};

describe('the state of a conversation', () => {
  test('is stored with each answer: what it asks, what was asked, and what the person said', async () => {
    const given = await appWithAssistant();
    const { planId: id } = await begin(given, 'my ankle is swollen and I am allergic to peanuts');
    expect(await goOn(given, id, 'none')).toMatch(/Good signs/);
    const told = { body: {}, sorePart: 'ankle', allergens: ['peanut'], refused: [], patterns: [], avoid: [], isYoung: false };
    expect(await statesOf(given, id)).toEqual([
      { awaits: { kind: 'injuryCheck', part: 'ankle' }, checkedParts: ['ankle'], told, topic: null, undo: [] },
      { awaits: { kind: 'nothing' }, checkedParts: ['ankle'], told, topic: null, undo: [] },
    ]);
  });

  test('does not depend on the words of the previous answer', async () => {
    const given = await appWithAssistant();
    const { planId: id } = await begin(given, 'my ankle is swollen');
    const sql = "update assistant_messages set content = 'Other words.' where chat_id = $1 and sender = 'SYSTEM'";
    await given.pool.query(sql, [id]);
    expect(await goOn(given, id, 'yes')).toMatch(/a doctor should see it today/);
  });

  test('is understood after pain was reported without its place', async () => {
    const given = await appWithAssistant();
    const { planId: id } = await begin(given, 'which stretches suit a sore calf?');
    expect(await goOn(given, id, 'it is more swollen today')).toMatch(/is one of these a yes/);
    expect(await goOn(given, id, 'none')).toMatch(/Good signs/);
  });

  test('is the one before the question when it is answered again', async () => {
    const given = await appWithAssistant();
    const { planId: id } = await begin(given, 'my ankle is swollen');
    expect(await goOn(given, id, 'none')).toMatch(/Good signs/);
    expect(await goOn(given, id, 'none', true)).toMatch(/Good signs/);
  });

  test('is restored from the messages if none was stored', async () => {
    const given = await appWithAssistant();
    const { planId: id } = await begin(given, 'my ankle is swollen, I am 15 and allergic to peanuts');
    await given.pool.query('update assistant_messages set dialogue = null where chat_id = $1', [id]);
    expect(await goOn(given, id, 'none')).not.toMatch(/Good signs/);
    expect((await statesOf(given, id)).map(({ told }) => told)).toMatchObject([
      { sorePart: 'ankle', allergens: ['peanut'], isYoung: true },
    ]);
  });
});

describe('an answer that is a fixed card', () => {
  test('is marked as one until the person says that they are safe, whatever its words', async () => {
    const { app, headers } = await appWithAssistant();
    const text = 'I want to kill myself';
    const { body } = await app.ask(startChat, { text }, { headers });
    expect(body).toMatchObject({ data: { message: { isCard: true, cards: [{ id: 'suicide' }] }, question: { isCard: false } } });
    const retried = await app.ask(continueChat, { id: String(body['planId']), text, retry: true, isSafe: true }, { headers });
    expect(retried.body).toMatchObject({ data: { message: { isCard: false, cards: [{ id: 'suicide' }] } } });
  });
});
