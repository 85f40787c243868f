import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ChatMessage } from '../../src/contract/assistant/chat.ts';
import { planKinds } from '../../src/contract/assistant/words.ts';
import { answerFromCorpus } from '../../src/server/assistant/corpus/answer-from-corpus.ts';
import { alike, isKnownWord, meaningOf } from '../../src/server/assistant/corpus/word-meaning.ts';
import { findPassages } from '../../src/server/assistant/corpus/find-passages.ts';
import { passages } from '../../src/server/assistant/corpus/read-passages.ts';
import { wordsOf as wordsOfQuestion } from '../../src/server/assistant/corpus/terms.ts';
import { measureCorpus } from '../../bench/assistant/corpus.ts';

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const idsWhere = (isSo: (passage: (typeof passages)[number]) => boolean) => passages.filter(isSo).map(({ id }) => id);
const ask = (text: string, before?: string, language: 'english' | 'hindi' = 'english') =>
  answerFromCorpus({ text, language, history: before ? [{ sender: 'USER', messageContent: before } as ChatMessage] : [] });

describe('our own passages', () => {
  test('are at least three hundred, each with a unique id', () => {
    expect(passages.length).toBeGreaterThanOrEqual(300);
    expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
    expect(new Set(passages.map(({ title }) => title)).size).toBe(passages.length);
  });

  test('cover several subjects, one file each', () => {
    const folder = new URL('../../src/data/corpus/passages/', import.meta.url);
    expect(readdirSync(folder).length).toBeGreaterThanOrEqual(15);
  });

  test('each name a source with a title and a summary, and only complete addresses', () => {
    expect(idsWhere(({ source }) => source.title.length < 5 || source.summary.length < 20)).toEqual([]);
    expect(idsWhere(({ source: { url } }) => url !== undefined && !URL.canParse(url))).toEqual([]);
  });

  test('are 40 to 110 words of English, and about as much Hindi', () => {
    expect(idsWhere(({ text }) => wordsOf(text).length < 40 || wordsOf(text).length > 110)).toEqual([]);
    expect(idsWhere(({ text, hindi }) => wordsOf(hindi).length < wordsOf(text).length * 0.6)).toEqual([]);
    expect(idsWhere(({ text, hindi }) => wordsOf(hindi).length > wordsOf(text).length * 1.6)).toEqual([]);
  });

  test('have Hindi in Devanagari and English without it', () => {
    const shareOf = (text: string) => (text.match(/[\p{Script=Devanagari}]/gu) ?? []).length / (text.match(/[\p{L}\p{M}]/gu) ?? [1]).length;
    expect(idsWhere(({ hindi }) => shareOf(hindi) < 0.9)).toEqual([]);
    expect(idsWhere(({ text, title }) => shareOf(text + title) > 0)).toEqual([]);
  });

  test('have at least three questions each, and topics that the assistant knows', () => {
    const topics = [...Object.keys(planKinds), 'sport', 'sleep'];
    expect(idsWhere(({ asks }) => asks.length < 3 || asks.some((question) => question.trim() === ''))).toEqual([]);
    expect(idsWhere((passage) => passage.topics.length === 0 || passage.topics.some((topic) => !topics.includes(topic)))).toEqual([]);
  });

  test('name no dose and no medicine to take', () => {
    const amounts = /\b\d+([.,]\d+)?\s?(mg|mcg|µg|iu|ml|tablets?|pills?|puffs?|units?)\b/i;
    const medicines =
      /\b(paracetamol|acetaminophen|aspirin|diclofenac|naproxen|amoxicillin|azithromycin|metformin|salbutamol|albuterol|prednisolone|melatonin|diazepam|sertraline)\b/i;
    expect(idsWhere(({ text, hindi }) => [text, hindi].some((said) => amounts.test(said) || medicines.test(said)))).toEqual([]);
  });

  test('diagnose nothing', () => {
    const diagnosis =
      /(?<!if )\byou (have|suffer from|are suffering from|must have|probably have) (a |an )?(?!to\b)(\w+ )?(disease|disorder|syndrome|infection|fracture|tear|depression|anaemia|diabetes|asthma|cancer)\b/i;
    expect(idsWhere(({ text }) => diagnosis.test(text))).toEqual([]);
  });

  test('never suggest less food or weight to people who must not lose weight', () => {
    const who = /pregnan|breastfe|teen|child|growing/i;
    const deficit = /\b(eat less|cut calories|calorie deficit|skip (a )?meals?|lose weight by)\b/i;
    expect(idsWhere(({ id, text }) => who.test(`${id} ${text}`) && deficit.test(text))).toEqual([]);
  });

  test('have no markup, links or addresses in shown texts', () => {
    expect(idsWhere(({ text, hindi }) => /[<>{}]|https?:|\*\*|—/.test(text + hindi))).toEqual([]);
  });
});

describe('a question', () => {
  test.each([
    ['my ankle is swollen, I rolled it', 'ankle-sprain'],
    ['what should I eat the night before our match', 'evening-before-match'],
    ['how do I get my first pull up', 'first-pull-up'],
    ['gym jane se height rukti hai kya', 'kids-lifting'],
    ['aqi 300, should we train outside', 'air-pollution'],
    ['hostel ke khane me protein kaise le', 'hostel-mess'],
    ['kapalbhaati for high bp', 'kapalbhati'],
    ['who can read my chats', 'who-sees'],
    ['my friend bets on every ipl match', 'gambling'],
    ['दौड़ना कैसे शुरू करूँ', 'start-running'],
    ['डेंगू के बाद कमज़ोरी है', 'after-dengue'],
    ['बाजरा और रागी के फायदे', 'millets'],
  ])('"%s" finds its passage', (question, id) => {
    expect(findPassages(question)[0]?.passage.id).toBe(id);
  });

  test('is answered with its source, in the language asked for', () => {
    const english = ask('box breathing steps');
    const hindi = ask('box breathing steps', undefined, 'hindi');
    expect(english.isSure && english.sources.length > 0).toBe(true);
    expect(hindi.text).toMatch(/\p{Script=Devanagari}/u);
    expect(hindi.sources).toEqual(english.sources);
  });

  test.each([
    'which car should I buy',
    'who will win the election',
    'write python code to sort a list',
    'qwrt zxcv',
    '???',
    'बिजली का बिल कैसे भरें',
  ])('"%s" is asked back, without an invented answer', (question) => {
    expect(ask(question)).toMatchObject({ isSure: false, sources: [], passages: [] });
  });

  test.each([
    'how much paracetamol for 60 kg',
    'insulin units before game',
    'ibuprofen kitni goli lu',
    'बुखार की कौन सी गोली लूँ',
    'dose of creatine',
  ])('"%s" is referred to a doctor', (question) => {
    const answer = ask(question);
    expect(answer).toMatchObject({ isSure: false, sources: [] });
    expect(answer.text).toContain('doctor');
  });

  test('about playing on painkillers is still answered', () => {
    expect(ask('is it ok to play a match on painkillers').isSure).toBe(true);
  });

  test('that follows another depends on it', () => {
    const alone = findPassages('and for children?')[0]?.passage.id;
    const after = ask('and for children?', 'how much sleep do I need');
    expect(after.isSure).toBe(true);
    expect(after.passages.map(({ id }) => id)).toEqual(expect.arrayContaining(['teen-sleep']));
    expect(alone).not.toBe('teen-sleep');
  });

  test('is understood in Devanagari, in Roman letters of any spelling, and with typing errors', () => {
    const first = (question: string) => findPassages(question)[0]?.passage.id;
    expect(new Set(['anulom vilom kaise kare', 'anulom vilom kese kre', 'अनुलोम विलोम कैसे करें'].map(first))).toEqual(
      new Set(['anulom-vilom']),
    );
    expect(first('hamstring kab theek hoga')).toBe(first('hamstrng kab thik hoga'));
  });
});

test.each([
  ['12 years old', 'child'],
  ['13 saal', 'teen'],
  ['17 year old', 'teen'],
  ['18 years old', undefined],
  ['59 साल', undefined],
  ['60 yrs', 'elderly'],
])('the age %s counts as %s', (age, expected) => {
  const told = wordsOfQuestion(`sleep for ${age} players`).filter((word) => ['child', 'teen', 'elderly'].includes(word));
  expect(told).toEqual(expected === undefined ? [] : [expected]);
});

describe('meanings of words', () => {
  test.each([
    ['i close my eyes to sit quietly and my head is full of shopping lists', 'meditation-wandering'],
    ['other dads yell from the boundary, what should i do instead', 'sideline-parent'],
    ['tired the whole day even with 8 hours of sleep', 'too-tired'],
  ])('find what words alone rank lower: "%s"', (question, id) => {
    expect(findPassages(question).map(({ passage }) => passage.id)).toContain(id);
  });

  test('exist for nearly every English word of our passages; if not, run scripts/learn-word-meanings.ts', () => {
    const words = passages.flatMap(({ title, text }) => `${title} ${text}`.toLowerCase().match(/[a-z]{3,}/g) ?? []);
    expect(words.filter((word) => !isKnownWord(word)).length / words.length).toBeLessThan(0.01);
  });

  test('put words of similar use close together, and others apart', () => {
    const near = (one: string, other: string) => alike(meaningOf(new Map([[one, 1]])), meaningOf(new Map([[other, 1]])));
    expect(near('jogging', 'running')).toBeGreaterThan(near('jogging', 'election') + 0.2);
    expect(near('qwrt', 'running')).toBe(0);
  });
});

test.each([
  ['test', 0.77, 0.05, 0.94],
  ['held-out', 0.92, 0.05, 0.88],
] as const)('the question set "%s" is answered no worse than before', { timeout: 60_000 }, (set, recall, wrong, back) => {
  const figures = measureCorpus(set);
  expect(figures.answerable + figures.unanswerable).toBeGreaterThanOrEqual(140);
  expect(figures.recallAt3).toBeGreaterThanOrEqual(recall);
  expect(figures.sureAndWrong).toBeLessThanOrEqual(wrong);
  expect(figures.askedBack).toBeGreaterThanOrEqual(back);
});
