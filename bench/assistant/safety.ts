import { readFileSync } from 'node:fs';
import { checkText } from '../../src/server/assistant/safety/index.ts';

// node bench/assistant/safety.ts [test|dev|dev-2|dev-3]: how many messages of despair are detected, and how many harmless ones cause an
// alarm. `test` was written before its author had read a rule or a training message. It was measured seven times: 92.5 % detected and 6.3 %
// alarms before 331 further messages of danger were learned, 96.3 % and 7.3 % afterwards, 95.0 % and 6.8 % when pain in the body was
// treated separately, once more with the same result, and three times when another random generator ordered the training
// (docs/decisions/0010-libraries-for-words-and-chance.md). The author of those 331 messages removed everything similar to a message of the
// test set.
// Missed messages of `test` may be read, but then it is no longer a test set, as happened to dev-2 and dev-3.
type Label = 'high' | 'ambiguous' | 'harmless';
type Row = { readonly messages: number; readonly crisis: number; readonly support: number; readonly nothing: number };

/** Counts by label: a crisis card (or an emergency card for something swallowed), a card that offers support, or neither. */
export function benchSafety(set: 'test' | 'dev' | 'dev-2' | 'dev-3' = 'test') {
  const folder = set === 'test' ? '.' : '../../src/data/safety/training';
  const lines = readFileSync(new URL(`${folder}/crisis-${set}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const rows: Record<Label, Row> = { high: count(lines, 'high'), ambiguous: count(lines, 'ambiguous'), harmless: count(lines, 'harmless') };
  const alone = { high: count(lines, 'high', true), harmless: count(lines, 'harmless', true) };
  const recall = rows.high.crisis / rows.high.messages;
  const alarms = rows.harmless.crisis / rows.harmless.messages;
  return {
    set,
    recall,
    alarms,
    precision: rows.high.crisis / (rows.high.crisis + rows.harmless.crisis),
    rows,
    rulesAlone: { recall: alone.high.crisis / alone.high.messages, alarms: alone.harmless.crisis / alone.harmless.messages },
    supportOrMore: (rows.high.crisis + rows.high.support) / rows.high.messages,
    missed: missedIn(lines),
    ...paceOf(lines),
  };
}

const messageOf = (line: string): string => line.slice(line.indexOf('|') + 1).replaceAll(' / ', '\n');
const verdictOf = (line: string, rulesAlone = false): keyof Omit<Row, 'messages'> => {
  const flags = checkText(messageOf(line), { rulesAlone });
  if (flags.some(({ code, level }) => level === 'crisis' || code === 'poisoned')) return 'crisis';
  return flags.some(({ code }) => code === 'distress') ? 'support' : 'nothing';
};
function count(lines: readonly string[], label: Label, rulesAlone = false): Row {
  const verdicts = lines.filter((line) => line.startsWith(`${label}|`)).map((line) => verdictOf(line, rulesAlone));
  const of = (one: string) => verdicts.filter((verdict) => verdict === one).length;
  return { messages: verdicts.length, crisis: of('crisis'), support: of('support'), nothing: of('nothing') };
}
const missedIn = (lines: readonly string[]): string[] =>
  lines.filter((line) => line.startsWith('high|') && verdictOf(line) !== 'crisis').map(messageOf);
function paceOf(lines: readonly string[]) {
  const spent = lines
    .map((line) => {
      const from = performance.now();
      checkText(messageOf(line));
      return performance.now() - from;
    })
    .sort((a, b) => a - b);
  return { medianMs: spent[Math.floor(spent.length / 2)], p95Ms: spent[Math.floor(spent.length * 0.95)] };
}

if (process.argv[1] === import.meta.filename) {
  const set = process.argv[2];
  const { missed, ...figures } = benchSafety(set === 'dev' || set === 'dev-2' || set === 'dev-3' ? set : 'test');
  console.log(figures);
  // Prints what a development set missed; the test set's messages stay unread.
  if (figures.set !== 'test') console.log(missed);
}
