import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { hashOfRows, labelledRows, type LabelTask } from '../../scripts/learned/labelled-rows.ts';
import { learnLabels, packLabels } from '../../scripts/learned/learn-labels.ts';
import { countRows, leaveOutFile, leaveOutGroups, limitsFor } from '../../scripts/learned/leave-out.ts';
import { classFinder, partsOfMessage, readLabelModel } from '../../src/server/assistant/learned/index.ts';
import { foldMessage } from '../../src/server/assistant/messages/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'labels-'));
const fileOf = (name: string, lines: readonly string[]): URL => {
  writeFileSync(join(folder, name), lines.join('\n'));
  return pathToFileURL(join(folder, name));
};
const about = (label: string, texts: readonly string[]): string[] => texts.map((text) => `${label}|${text}`);
const first = fileOf('first.txt', [
  '# a comment',
  ...about('rain', ['it is raining hard', 'rain all day', 'baarish ho rahi hai', 'बारिश हो रही है', 'heavy rain today, no play']),
  ...about('lost', [
    'I lost my racket',
    'my keys are lost',
    'mera bag kho gaya',
    'lost my water bottle / at the court',
    'where is my lost cap',
  ]),
  ...about('none', [
    'see you at the court',
    'good game today',
    'kal milte hain',
    'what a long day',
    'the score was close',
    'who plays first',
  ]),
]);
const second = fileOf('second.txt', ['rain|raining again here', 'lost|I lost my cap', 'none|nice game', 'none|see you today']);
const how = { labels: ['rain', 'lost'], size: 1 << 12 };
const task: LabelTask = {
  ...how,
  files: [first, second],
  normalise: (text) => foldMessage(text).roman,
  classes: classFinder({ thing: 'racket water+bottle bottle shoe*' }),
};
const rows = labelledRows(task);
const file = fileOf('model.json', [
  JSON.stringify(packLabels(learnLabels(rows, how.labels, how.size), { learnedFrom: hashOfRows(rows), size: how.size, limits: [0, 0] })),
]);
const model = readLabelModel(file, task.classes);
const labelsOf = (text: string) => model.labelsOf(foldMessage(text).roman).map(({ label }) => label);

describe('a learned model of labels', () => {
  test.each([
    ['it rains so hard here', ['rain']],
    ['baarish aaj bhi ho rahi hai', ['rain']],
    ['somebody lost a racket', ['lost']],
    ['I lost my shoes. It is raining all day.', ['lost', 'rain']],
    ['good game, see you', []],
  ])('labels what it has not read: %s', (text, labels) => {
    expect(labelsOf(text).sort()).toEqual(labels);
  });

  test('says which part of a long message has the label', () => {
    const talk = 'Good game today. The score was close. See you at the court. ';
    const [found] = model.labelsOf(foldMessage(`${talk}It is raining hard. ${talk}`).roman);
    expect(found?.part).toContain('raining');
    expect(found?.part).not.toContain('court');
  });

  test('is the same each time it is learned', () => {
    const again = packLabels(learnLabels(labelledRows(task), how.labels, how.size), { learnedFrom: '', size: how.size, limits: [0, 0] });
    const once = packLabels(learnLabels(rows, how.labels, how.size), { learnedFrom: '', size: how.size, limits: [0, 0] });
    expect(again).toEqual(once);
    expect(model.learnedFrom).toBe(hashOfRows(labelledRows(task)));
  });

  test('is measured on rows that it was not trained with', () => {
    const groups = leaveOutGroups(rows, how, 4);
    expect(groups.map(({ text }) => text).sort()).toEqual(rows.map(({ text }) => text).sort());
    const held = leaveOutFile(rows, 'second.txt', how);
    expect(held).toHaveLength(4);
    expect(countRows(held, how.labels, limitsFor(groups, how.labels, { share: 0.1, least: -9 })).none).toBe(2);
  });
});

test('a long sentence is also judged by its clauses, and each two sentences together', () => {
  const parts = partsOfMessage(' one plan ; two of us ; three days ; four weeks ');
  expect(parts).toContain(' one plan ; two of us ');
  const long = ' make me a nice long plan for the whole of next week , and i lost my racket yesterday at the court ';
  expect(partsOfMessage(long)).toContain(' and i lost my racket yesterday at the court ');
});
