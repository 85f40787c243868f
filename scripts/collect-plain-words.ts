import { readFileSync, writeFileSync } from 'node:fs';
import { askedLines } from './learned/asked-task.ts';
import { plainWordsIn } from '../src/server/assistant/shares/plain-words.ts';

// node scripts/collect-plain-words.ts: the words of questions that are surely about no health, from the examples in src/data/understanding/asked.
// A link without health shows a message only if it has no other words.

/** The files of topics about the rules and skills of sports, training, teams and plain food. */
const plainFiles = [
  ...['rules-and-distances', 'rules-and-first-questions', 'rules-of-training', 'running-a-tournament', 'sizes', 'skills-of-sports'],
  ...['terms', 'terms-and-technique', 'training', 'words-and-rules', 'coaching-a-team', 'further-training-5', 'further-training-6'],
  ...['further-food-1', 'further-food-2', 'single-foods', 'team-and-people', 'training-and-table', 'around-sport'],
];
/** Topics of these files that are about health after all. */
const ofHealth =
  /sprain|pull|sore|pain|strain|sugar-numbers|alcohol|cannabis|weight|fat|abs|kidney|poison|constipation|loose|exam|fear|shy|waist|plateau|sleep|height|mercury/;

const topicsOf = (file: string): string[] =>
  (JSON.parse(readFileSync(new URL(`../src/data/knowledge/topics/${file}.json`, import.meta.url), 'utf8')) as { id: string }[]).map(
    ({ id }) => id,
  );
const plainLabels = new Set([
  ...plainFiles
    .flatMap(topicsOf)
    .filter((id) => !ofHealth.test(id))
    .map((id) => `k:${id}`),
  ...[
    'food',
    'plan',
    'change',
    'undo',
    'another',
    'calendar',
    'tasks',
    'exercise',
    'teams',
    'cook',
    'make',
    'fragment',
    'followers',
    'account',
  ].map((id) => `f:${id}`),
  ...['greeting', 'thanks', 'bye', 'ok', 'compliment', 'abilities', 'joke', 'testing', 'weather', 'won', 'festive'].map((id) => `t:${id}`),
]);
const isPlain = (label: string) => label.startsWith('p:') || plainLabels.has(label);

/** A word is plain if at least this share of its lines, and more than one of them, are plain; less suffices for the words of everything. */
const leastShare = 0.4;
const common = { lines: 15, share: 0.1 } as const;

const isPlainWord = ({ plain, all }: { plain: number; all: number }) =>
  (plain >= 2 && plain / all >= leastShare) || (plain >= common.lines && plain / all >= common.share);

const counts = new Map<string, { plain: number; all: number }>();
for (const { label, text } of askedLines()) {
  for (const word of new Set(plainWordsIn(text))) {
    const count = counts.get(word) ?? { plain: 0, all: 0 };
    counts.set(word, { plain: count.plain + (isPlain(label) ? 1 : 0), all: count.all + 1 });
  }
}
const plain = [...counts].filter(([, count]) => isPlainWord(count)).map(([word]) => word);
writeFileSync(
  new URL('../src/data/shares/plain-words.txt', import.meta.url),
  `# The words of questions about no health, made by scripts/collect-plain-words.ts from the example questions.\n${plain.sort().join(' ')}\n`,
);
console.log(`${plain.length} words`);
