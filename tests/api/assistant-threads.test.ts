import { describe, expect, test } from 'vitest';
import { continueChat, startChat } from '../../src/contract/assistant/chats.ts';
import { appWithAssistant } from '../builders/assistant.ts';

type Answer = { planId: string; data: { data: string } };

/** The answers to the messages of one conversation, in their order. */
async function answersTo(...messages: string[]): Promise<string[]> {
  const { app, headers } = await appWithAssistant();
  const said: string[] = [];
  let id: string | undefined;
  for (const text of messages) {
    const { body } = id ? await app.ask(continueChat, { id, text }, { headers }) : await app.ask(startChat, { text }, { headers });
    const { planId, data } = body as unknown as Answer;
    id ??= planId;
    said.push(data.data);
  }
  return said;
}

describe('a conversation goes on with what was spoken of', () => {
  test('a parent asks of a child’s food in a few words each', async () => {
    const [before, after, , cheaper, noMilk] = await answersTo(
      'my son is 9, plays football, what should he eat before a match?',
      'and after it?',
      'how much of that?',
      'which is cheaper',
      'he hates milk',
    );
    expect(before).toMatch(/For a child.*two idlis/s);
    expect(after).toMatch(/^Afterwards/);
    expect(cheaper).toMatch(/cost about the same|is cheaper/);
    expect(noMilk).toMatch(/ragi/);
  });

  test('what a food was told of is compared and measured without naming it again', async () => {
    const [, amount, compared] = await answersTo('is peanut butter good', 'how much a day', 'which has more protein, it or almonds');
    expect(amount).toMatch(/One or two a day/);
    expect(compared).toMatch(/Peanut butter has more protein/);
  });
});

describe('a hard day told beside a question', () => {
  test.each([
    ['my girlfriend left me last night. should I still go for my run today?', /^I am sorry about the breakup.*easy 20 to 30 minutes/s],
    ["I had an awful day at work, boss shouted at me. What's a good light dinner?", /^I am sorry that the day was like that.*khichdi/s],
    ['breakup ho gaya mera, gym jaun kya aaj?', /^Rishta tutne ka sunkar dukh hua.*20 se 30 minute/s],
  ])('gets kind words and the answer: %s', async (text, expected) => {
    expect((await answersTo(text))[0]).toMatch(expected);
  });
});

test('two questions of one message are both answered, the second with the subject of the first', async () => {
  const [said] = await answersTo('how much protein do I need and when should I eat it?');
  expect(said).toMatch(/g\/kg|g per kg|a kg|kilogram/);
  expect(said).toMatch(/no narrow window/);
});

test('Hinglish is answered in Hindi with Roman letters, and Devanagari in Devanagari', async () => {
  const [roman, thanks] = await answersTo('bhai gym se pehle kya khau?', 'shukriya');
  expect(roman).toMatch(/^Do-teen ghante pehle/);
  expect(thanks).toMatch(/^Khushi hui/);
  expect((await answersTo('रात को केला खा सकते हैं क्या'))[0]).toMatch(/केला/);
});
