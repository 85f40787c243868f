import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { samePassages } from '../../src/data/understanding/same-passages.ts';
import { seededChance, type Chance } from '../../src/server/assistant/part/seeded-chance.ts';

/** A question with what it asks: `k:` a topic of knowledge, `p:` one of Elevate, `t:` small talk, `c:` a passage, `f:` a family. */
export type AskedLine = { readonly label: string; readonly text: string };

const data = new URL('../../src/data/', import.meta.url);
const folder = new URL('understanding/asked/', data);
const filesOfLines = (): URL[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => new URL(name, folder));

const inDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);
const weekdays: readonly Named[] = [
  ['monday', 'मंगलवार'],
  ['tuesday', 'बुधवार'],
  ['friday', 'शुक्रवार'],
  ['saturday', 'शनिवार'],
  ['sunday', 'रविवार'],
  ['day 2', 'दूसरे दिन'],
];

type Named = readonly [english: string, hindi: string, ...also: string[]];
/** Names that stand for the marks; a list of its own, so that a new food or exercise changes no line. */
const names = JSON.parse(readFileSync(new URL('names.json', folder), 'utf8')) as { readonly foods: Named[]; readonly exercises: Named[] };

/** What stands for a mark such as {food}: a name in the script of the line. */
function nameFor(mark: string, { pick, part }: Chance, isHindi: boolean): string {
  if (mark === 'n') return String(1 + Math.floor(part() * 4) * (part() < 0.5 ? 1 : 50));
  const [english = '', hindi = '', ...also] = pick(mark === 'day' ? weekdays : mark === 'exercise' ? names.exercises : names.foods) ?? [];
  if (isHindi) return hindi;
  return (part() < 0.5 ? pick(also) : undefined) ?? english.toLowerCase();
}

/** How many lines a line with marks stands for. */
const timesFilled = 4;

function filled({ label, text }: AskedLine): AskedLine[] {
  if (!/\{\w+\}/.test(text)) return [{ label, text }];
  const chance = seededChance(parseInt(createHash('sha256').update(text).digest('hex').slice(0, 6), 16));
  return Array.from({ length: timesFilled }, () => ({
    label,
    text: text.replaceAll(/\{(\w+)\}/g, (_all, mark: string) =>
      nameFor(mark === 'also' && text.includes('{day}') ? 'day' : mark, chance, inDevanagari(text)),
    ),
  }));
}

const linesIn = (file: URL): AskedLine[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('|') && !line.startsWith('#'))
    .map((line) => ({ label: line.slice(0, line.indexOf('|')), text: line.slice(line.indexOf('|') + 1) }));

type WrittenPassage = { readonly id: string; readonly title: string; readonly asks: readonly string[] };
const parsed = (path: string): unknown => JSON.parse(readFileSync(new URL(path, data), 'utf8'));

/** The label of a passage: that of the topic that says the same, if there is one. */
const labelOfPassage = (id: string): string => samePassages[id] ?? `c:${id}`;

function linesOfPassages(): AskedLine[] {
  const written = readdirSync(new URL('corpus/passages/', data))
    .sort()
    .flatMap((name) => parsed(`corpus/passages/${name}`) as WrittenPassage[]);
  const asked = parsed('corpus/training/questions.json') as { question: string; answers: string[] }[];
  return [
    ...written.flatMap(({ id, title, asks }) => [title, ...asks].map((text) => ({ label: labelOfPassage(id), text }))),
    ...asked.flatMap(({ question, answers }) => (answers[0] ? [{ label: labelOfPassage(answers[0]), text: question }] : [])),
  ];
}

/** The names of topics, by which one may ask for one that was offered. */
function linesOfNames(): AskedLine[] {
  const named = parsed('knowledge/topic-names.json') as Record<string, readonly string[]>;
  return Object.entries(named).flatMap(([id, both]) => both.map((text) => ({ label: `k:${id}`, text })));
}

/** All questions with what they ask, once each. */
export function askedLines(): AskedLine[] {
  const all = [...filesOfLines().flatMap(linesIn).flatMap(filled), ...linesOfPassages(), ...linesOfNames()];
  const seen = new Set<string>();
  return all.filter(({ text }) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase()));
}

/** A hash of the lines, so that a test can tell weights that were learned from others. */
export const hashOfAsked = (lines: readonly AskedLine[]): string =>
  createHash('sha256').update(JSON.stringify(lines)).digest('hex').slice(0, 32);
