import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, stale } from './read-code.ts';

/** Controlled fields that cannot be used before their island is hydrated, each with the reason. */
const cannotBeEarly: Readonly<Record<string, string>> = {
  'assistant/parts/DoneTick.tsx': 'OpenedPlan, which draws every view of a plan, replays it',
  'calendars/FreshAddress.tsx': 'only read, and there once an address was made',
  'events/NoteForm.tsx': 'opens by a button, or with a draft once its island is hydrated',
  'events/SeasonPaste.tsx': 'opens by a button',
  'identity/phone/PhoneStep.tsx': 'there once its tab was opened',
  'players/picture-editor/ToolSlider.tsx': 'there once a picture is open',
  'shared/SuggestingField.tsx': 'takes the place of the field of SuggestField once its island is hydrated',
  'search/palette/PaletteDialog.tsx': 'a dialog that opens once its island is hydrated',
  'team-chat/ChoosePeople.tsx': 'in a dialog whose code is loaded after hydration',
  'teams/invitations/PlaceSelect.tsx': 'in tabs whose code is loaded after hydration',
  'teams/invitations/import/ImportPreview.tsx': 'in a tab whose code is loaded after hydration',
  'teams/invitations/import/PreviewRow.tsx': 'in a tab whose code is loaded after hydration',
  'teams/invitations/import/PreviewTable.tsx': 'in a tab whose code is loaded after hydration',
};

const islands = new Map(filesOf('src/islands/**/*.{ts,tsx}').map(({ path, text }) => [path, text]));
const imports = (from: string, text: string) =>
  [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => posix.join(posix.dirname(from), to));
const importersOf = (path: string) => [...islands].filter(([from, text]) => imports(from, text).includes(path)).map(([from]) => from);
/** Whether it replays early input itself, or is imported by a component that does. */
const replays = (path: string, seen = new Set([path])): boolean =>
  /\buse(EarlyInput|Draft)\(/.test(islands.get(path) ?? '') ||
  importersOf(path).some((from) => !seen.has(from) && replays(from, seen.add(from)));
const follows =
  /<(input|select|textarea|LongTextField|TextField|SuggestField|Autocomplete\.Root)\b(?:<\w+>)?(?:(?!<\/?[a-zA-Z]).)*?\s(value|text|checked)=\{/s;

test('a controlled field replays what was typed before hydration, or is on the list with a reason', () => {
  const missing = [...islands]
    .filter(([path, text]) => follows.test(text) && !replays(path))
    .map(([path]) => path.replace('src/islands/', ''));
  expect(missing.filter((path) => !(path in cannotBeEarly)).map((path) => `${path}: useEarlyInput`)).toEqual([]);
  expect(stale(cannotBeEarly, missing)).toEqual([]);
});
