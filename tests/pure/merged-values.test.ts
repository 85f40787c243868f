import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DataField, DataValues } from '../../src/islands/shared/data-form/data-field.ts';
import { spokenValue } from '../../src/islands/shared/data-form/encode-values.ts';
import { changedMeanwhile, mergeValues } from '../../src/islands/shared/data-form/merge-values.ts';

const names = ['title', 'place', 'note'] as const;
const fields = names.map((name): DataField => ({ kind: 'text', name, label: name }));
const base = { title: 'Nets', place: 'Maidan 4', note: null };

test('of a conflict I see what they changed, and whether I changed it too', () => {
  const theirs = { title: 'Game', place: 'Maidan 5', note: null };
  const mine = { title: 'Nets', place: 'Oval', note: 'Bring water' };
  expect(
    changedMeanwhile(fields, base, theirs, mine).map(({ field, theirs, mine, isMineToo }) => [field.name, theirs, mine, isMineToo]),
  ).toEqual([
    ['title', 'Game', 'Nets', false],
    ['place', 'Maidan 5', 'Oval', true],
  ]);
  expect(mergeValues(fields, base, theirs, mine)).toEqual({ title: 'Game', place: 'Oval', note: 'Bring water' });
});

test('an empty text and no value are the same', () => {
  expect(changedMeanwhile(fields, base, { ...base, note: '' }, base)).toEqual([]);
  expect(mergeValues(fields, base, { ...base, note: 'Theirs' }, { ...base, note: '' })).toMatchObject({ note: 'Theirs' });
});

test('whatever is changed, mine stays where I changed it, and theirs everywhere else', () => {
  const values = fc.record(Object.fromEntries(names.map((name) => [name, fc.constantFrom('a', 'b', 'c')])));
  fc.assert(
    fc.property(values, values, values, (before: DataValues, theirs: DataValues, mine: DataValues) => {
      const merged = mergeValues(fields, before, theirs, mine);
      for (const name of names) expect(merged[name]).toBe(mine[name] === before[name] ? theirs[name] : mine[name]);
    }),
  );
});

test('a value is said by the label of its choice', () => {
  const choices = [{ value: 'none', label: 'At any time' }];
  expect(spokenValue({ kind: 'cards', name: 'due', label: 'Due', choices }, 'none')).toBe('At any time');
  expect(spokenValue({ kind: 'checkbox', name: 'tell', label: 'Tell' }, false)).toBe('no');
  expect(spokenValue({ kind: 'sports', name: 'sports', label: 'Sports' }, [])).toBe('nothing');
  expect(spokenValue({ kind: 'text', name: 'note', label: 'Note' }, null)).toBe('nothing');
});
