import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, stale } from './read-code.ts';

/** Fields that React follows and nobody can use before their island is awake, each with the reason. */
const cannotBeEarly: Readonly<Record<string, string>> = {
  'assistant/parts/DoneTick.tsx': 'PlanScreen, which draws every view of a plan, hears it',
  'calendars/FreshAddress.tsx': 'only read, and there once an address was made',
  'events/MyAnswerRow.tsx': 'the note opens by a button',
  'events/SeasonPaste.tsx': 'opens by a button',
  'identity/phone/PhoneStep.tsx': 'there once its tab was opened',
  'players/picture-editor/ToolSlider.tsx': 'there once a picture is open',
  'search/palette/PaletteDialog.tsx': 'a dialog that opens once it is awake',
};

const islands = new Map(filesOf('src/islands/**/*.{ts,tsx}').map(({ path, text }) => [path, text]));
const imports = (from: string, text: string) =>
  [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => posix.join(posix.dirname(from), to));
const importersOf = (path: string) => [...islands].filter(([from, text]) => imports(from, text).includes(path)).map(([from]) => from);
/** Whether it listens for what came early itself, or stands in something that does. */
const hears = (path: string, seen = new Set([path])): boolean =>
  /\buse(EarlyInput|Draft)\(/.test(islands.get(path) ?? '') ||
  importersOf(path).some((from) => !seen.has(from) && hears(from, seen.add(from)));
const follows = /<(input|select|textarea|LongTextField|TextField|SuggestField|Autocomplete\.Root)\b(?:<\w+>)?(?:(?!<\/?[a-zA-Z]).)*?\s(value|text|checked)=\{/s;

test('a field that React follows hears what was typed before it woke, or says why nobody can have', () => {
  const deaf = [...islands].filter(([path, text]) => follows.test(text) && !hears(path)).map(([path]) => path.replace('src/islands/', ''));
  expect(deaf.filter((path) => !(path in cannotBeEarly)).map((path) => `${path}: useEarlyInput`)).toEqual([]);
  expect(stale(cannotBeEarly, deaf)).toEqual([]);
});
