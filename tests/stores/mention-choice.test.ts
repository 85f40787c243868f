import { describe, expect, test } from 'vitest';
import { choicesFor, mentionables, typedMention, withChoice, withMentions, withNames } from '../../src/islands/team-chat/mention-choice.ts';
import { piecesOf, plainText } from '../../src/islands/team-chat/MessageText.tsx';
import { mentionOf } from '../../src/contract/team-chat.ts';

const ids = ['0191f504-85c0-7000-8a20-000000000001', '0191f504-85c0-7000-8a20-000000000002'] as const;
const person = (user_id: string, name: string) => ({ user_id, name, is_staff: false, is_me: false });
const all = mentionables([person(ids[0], 'Asha Rao'), person(ids[1], 'Asha Rao Patil'), { ...person('me', 'Me'), is_me: true }]);

describe('a mention', () => {
  test.each([
    ['@', 1, ''],
    ['Hello @as', 9, 'as'],
    ['Hello @as there', 9, 'as'],
    ['mail me at a@b', 14, undefined],
    ['Hello', 5, undefined],
    ['line\n@ra', 8, 'ra'],
  ])('is being typed in %j at %i: %s', (text, caret, typed) => {
    expect(typedMention(text, caret)).toBe(typed);
  });

  test('offers whoever has a name that begins so, and everybody', () => {
    const names = (typed: string) => choicesFor(typed, all).map(({ name }) => name);
    expect(names('')).toEqual(['everybody', 'Asha Rao', 'Asha Rao Patil']);
    expect(names('PAT')).toEqual(['Asha Rao Patil']);
    expect(names('eve')).toEqual(['everybody']);
    expect(names('zz')).toEqual([]);
  });

  test('takes the place of what was typed, and is sent as the account', () => {
    const [, asha] = all;
    expect(withChoice('Hi @as, six?', 6, asha!)).toEqual({ text: 'Hi @Asha Rao , six?', caret: 13 });
    const sent = withMentions('@Asha Rao Patil and @Asha Rao: @everybody', all);
    expect(sent).toBe(`${mentionOf(ids[1])} and ${mentionOf(ids[0])}: <@everybody>`);
    expect(withNames(sent, all)).toBe('@Asha Rao Patil and @Asha Rao: @everybody');
  });

  test('is shown by the name that the account has now', () => {
    const mentions = [{ user_id: ids[0], name: 'Asha Kulkarni' }];
    expect(plainText(`${mentionOf(ids[0])}, ${mentionOf(ids[1])} <@everybody>`, mentions)).toBe(
      '@Asha Kulkarni, @a former member @everybody',
    );
  });
});

describe('a text', () => {
  test('has links where it has whole addresses, and nothing else', () => {
    const hrefs = (text: string) => piecesOf(text, []).flatMap(({ href }) => href ?? []);
    expect(hrefs('see https://a.example/x?y=1, or http://b.example.')).toEqual(['https://a.example/x?y=1', 'http://b.example']);
    for (const text of [
      'javascript:alert(1)',
      'home.it',
      'me@a.example',
      'ftp://a.example',
      '//a.example',
      'data:text/html,x',
      'mailto:a@b.example',
    ])
      expect(hrefs(text)).toEqual([]);
  });

  test('is left as it is', () => {
    for (const text of ['<b>hello</b>', '  two  spaces', 'a\nb', '<@nobody>', '<@0191f504>']) expect(plainText(text)).toBe(text);
  });
});
