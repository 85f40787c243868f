import { readFileSync, readdirSync } from 'node:fs';
import { hashOfAsked, type AskedLine } from './asked-task.ts';

const folder = new URL('../../src/data/understanding/after-card/', import.meta.url);

/** What people write after a card of safety, with what it asks. */
export const afterCardLines = (): AskedLine[] =>
  readdirSync(folder)
    .sort()
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'))
    .filter((line) => line.includes('|') && !line.startsWith('#'))
    .map((line) => ({ label: line.slice(0, line.indexOf('|')), text: line.slice(line.indexOf('|') + 1) }));

/** The hash of the lines, which the weights carry. */
export const hashOfAfterCard = (): string => hashOfAsked(afterCardLines());
