import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { foldMessage } from '../../src/server/assistant/messages/index.ts';
import { respelt } from '../../src/server/assistant/safety/despair/respelt.ts';
import { checkText } from '../../src/server/assistant/safety/index.ts';

const hasCrisis = (text: string) => checkText(text).some(({ level }) => level === 'crisis');

describe('danger is heard however it is spelt', () => {
  test.each([
    'i wnt to di',
    'brnt my arm on purpus',
    'thinkin of endng it al',
    'no1 wud care if i dyed',
    'drownin myself is wat i think abt',
    'mrne ka mnn h yr',
    'hat ki nus kat dungi aj',
    'फासी लगा लूंगी किसी दिन',
  ])('%s', (text) => {
    expect(hasCrisis(text)).toBe(true);
  });
});

describe('ordinary typing errors raise no alarm', () => {
  test.each([
    'i wnt to dine out on friday',
    'i dnt wnt to dye my hair before the swim, does chlorine hurt it',
    'i wnt to diet frm mon',
    'kil the jumping stuff pls, neighbor below complains',
    'jeera pani kb pina h',
    'nas chadh gyi pindli ki',
  ])('%s', (text) => {
    expect(hasCrisis(text)).toBe(false);
  });
});

test('few words of everyday questions are read as others', () => {
  const file = new URL('../../src/data/safety/training-body/questions-none.txt', import.meta.url);
  const questions = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => foldMessage(line.slice(line.indexOf('|') + 1)));
  const changed = questions.filter((folded) => respelt(folded).plain !== folded.plain);
  expect(changed.length / questions.length).toBeLessThan(0.004);
});
