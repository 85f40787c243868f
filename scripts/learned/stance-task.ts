import { readFileSync, readdirSync } from 'node:fs';
import { findMentions } from '../../src/server/assistant/chips/find-mentions.ts';
import { clausesOf, sentenceOf } from '../../src/server/assistant/chips/clauses.ts';
import { readClause } from '../../src/server/assistant/chips/read-clause.ts';
import { stanceFeatures } from '../../src/server/assistant/chips/stance-features.ts';
import { traceStatement } from '../../src/server/assistant/chips/trace-statement.ts';
import { seededChance } from '../../src/server/assistant/part/seeded-chance.ts';
import type { LabelledRow } from './labelled-rows.ts';

const folder = new URL('../../src/data/understanding/stances/', import.meta.url);
const stanceOfMark: Readonly<Record<string, string>> = { '+': 'liked', '=': 'welcome', '-': 'refused', '~': 'disliked', '.': 'open' };
/** Foods in place of the marks, each of them once in a line. */
const examples = ['paneer', 'tomato', 'okra', 'mushroom', 'dosa', 'rajma', 'chicken', 'curd'];

/** A row with what the rules alone read. */
type StanceRow = LabelledRow & { readonly ruled: string };

function rowsOfLine(line: string, file: string): StanceRow[] {
  const marked: { food: string; label: string }[] = [];
  const text = line.replaceAll(/\{(.)\}/g, (_whole, mark: string) => {
    const food = examples[marked.length] ?? 'poha';
    marked.push({ food, label: stanceOfMark[mark] ?? 'open' });
    return food;
  });
  return clausesOf(traceStatement(text).plain).flatMap((clause) => {
    const sentence = sentenceOf(clause);
    const all = findMentions(sentence.words);
    return readClause(clause.words).flatMap(({ mention, state }): StanceRow[] => {
      const { meaning } = mention;
      const mark = meaning.kind === 'food' ? marked.find(({ food }) => food === meaning.food) : undefined;
      const target = all.find(({ from }) => from === mention.from + sentence.before);
      if (!mark || !target) return [];
      return [{ label: mark.label, ruled: state, file, text, parts: [stanceFeatures(sentence.words, all, target, state)] }];
    });
  });
}

const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));

/** How one wish follows another in a sentence. */
const joints = [', ', ' and ', ', ', ' aur ', ' but ', '. '] as const;

/** Every line with another one behind it, so that what is said about one food is not learned of its neighbour. */
function joined(lines: readonly string[]): string[] {
  const others = seededChance(11).shuffled(lines);
  return lines.map((line, at) => `${line}${joints[at % joints.length]}${others[at]}`);
}

/** A row for each marked food of the lines in src/data/understanding/stances, and of the same lines in pairs. */
export function stanceRows(): { readonly single: StanceRow[]; readonly pairs: StanceRow[] } {
  const files = readdirSync(folder).sort();
  const rows = (linesIn: (file: string) => string[]) => files.flatMap((file) => linesIn(file).flatMap((line) => rowsOfLine(line, file)));
  return { single: rows(linesOf), pairs: rows((file) => joined(linesOf(file))) };
}
