import { describe, expect, test } from 'vitest';
import { messages, refusalTexts } from '../../src/contract/messages.ts';
import { filesOf } from './read-code.ts';

/** Texts that are not shown yet, each with the reason. */
const unshown: Readonly<Record<string, string>> = {};

const home = 'src/contract/messages.ts';
const source = filesOf('src/**/*.{ts,tsx,astro}')
  .filter(({ path }) => path !== home)
  .map(({ text }) => text)
  .join('\n');
const isUsed = (pattern: string) => new RegExp(pattern).test(source);

describe('every shown text can be reached', () => {
  test.each(Object.keys(messages))('messages.%s', (name) => {
    const isShown = isUsed(`\\bmessages(\\.${name}\\b|\\['${name}'\\])`);
    expect(isShown || name in unshown, `nothing shows messages.${name}`).toBe(true);
    expect(isShown && name in unshown, `${name} is shown now: take it off the list`).toBe(false);
  });

  test.each(Object.keys(refusalTexts))('the refusal %s', (code) => {
    const isGiven = isUsed(`\\b(Refusal|refuse|CallRefused)\\(\\s*(?:\\w+,\\s*)?'${code}'|\\brefusalTexts\\.${code}\\b`);
    expect(isGiven || code in unshown, `nothing refuses with ${code}`).toBe(true);
    expect(isGiven && code in unshown, `${code} is given now: take it off the list`).toBe(false);
  });
});

test('no shown text is duplicated', () => {
  const texts = [...new Set<string>([...Object.values(messages), ...Object.values(refusalTexts)])].filter((text) => text.length > 12);
  const isComment = (line: string) => /^\s*(\/?\*|\/\/)/.test(line);
  const again = filesOf('src/**/*.{ts,tsx,astro}')
    .filter(({ path }) => path !== home)
    .flatMap(({ path, lines }) => {
      const said = lines.filter((line) => !isComment(line)).join('\n');
      return texts.filter((one) => said.includes(one)).map((one) => `${path}: ${one}`);
    });
  expect(again).toEqual([]);
});
