import { readFileSync } from 'node:fs';
import { seededChance } from '../../src/server/assistant/part/seeded-chance.ts';

const kinds = [
  'when',
  'bad',
  'good',
  'ok',
  'risk',
  'help',
  'advise',
  'allow',
  'warn',
  'dismiss',
  'praise',
  'blame',
  'value',
  'belittle',
] as const;
/**
 * A section of a file of frames. A subject has acts that harm (`bad`) or help (`good`, or `ok` if nobody is harmed by leaving it), things
 * that harm (`risk`) or help, and situations (`when`); the first section has the ways to say them.
 */
type Section = Record<(typeof kinds)[number], string[]>;

/** Inserts 'mat' before the verb, and gives its forms: 'khel jaari rakho/rakhna'. */
function formsOf(act: string) {
  const [command = '', infinitive] = act.split('/');
  const stem = command.slice(0, command.lastIndexOf(' ') + 1);
  const whole = infinitive === undefined ? command : stem + infinitive;
  return {
    '*': command,
    '+': whole,
    '-': whole.replace(/a$/, 'e').replace(/ा$/, 'े'),
    '!': `${stem}${/[\u0900-\u097f]/.test(command) ? 'मत' : 'mat'} ${command.slice(stem.length)}`,
  };
}

const isKind = (kind: string): kind is keyof Section => kinds.some((one) => one === kind);

function sectionsIn(file: URL): Section[] {
  const all: Section[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('# ')) all.push(Object.fromEntries(kinds.map((kind): [string, string[]] => [kind, []])) as Section);
    const [kind = '', ...parts] = line.split('|');
    if (isKind(kind)) all.at(-1)?.[kind].push(...parts);
  }
  return all;
}

/** Each act and thing advised and advised against, in a few of the ways to say it, as `label|text`: the same file gives the same lines. */
export function linesOfFrames(file: URL): string[] {
  const sections = sectionsIn(file);
  const ways = sections.find(({ advise }) => advise.length > 0);
  if (!ways) throw new Error(`${file.pathname} has no ways to say what it holds.`);
  const chance = seededChance(11);
  return sections.flatMap(({ when, bad, good, ok, risk, help }) => {
    const fill = (way: string, act: string) => {
      const forms: Record<string, string> = { ...formsOf(act), '@': chance.pick(when) ?? '' };
      return way.replace(/[*@+!-]/g, (mark) => forms[mark] ?? mark);
    };
    const made = (label: 'safe' | 'unsafe', said: readonly string[], by: readonly string[], times: number) =>
      said.flatMap((one) => Array.from(chance.shuffled(by).slice(0, times), (way) => `${label}|${fill(way, one)}`));
    return [
      ...made('unsafe', bad, [...ways.advise, ...ways.allow], 3),
      ...made('safe', bad, ways.warn, 3),
      ...made('safe', [...good, ...ok], ways.advise, 3),
      ...made('unsafe', good, ways.dismiss, 2),
      ...made('unsafe', risk, ways.praise, 3),
      ...made('safe', risk, ways.blame, 4),
      ...made('safe', help, ways.value, 3),
      ...made('unsafe', help, ways.belittle, 2),
    ];
  });
}
