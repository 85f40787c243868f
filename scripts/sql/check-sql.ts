import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { collectProblems } from './collect-problems.ts';
import { hashOf } from './schema-database.ts';

const cache = 'node_modules/.cache/sql';
const say = (line: string) => process.stdout.write(`${line}\n`);

// The files that the result depends on: the server, the contract's types, the schema and this check. While they are unchanged, the check is
// skipped.
const key = hashOf(['src/server/**/*.{ts,sql,json}', 'src/contract/**/*.ts', 'scripts/sql/**/*.ts', 'package-lock.json', 'tsconfig.json']);
const lastGood = resolve(cache, 'last-good');

if (existsSync(lastGood) && readFileSync(lastGood, 'utf8') === key) {
  say('Nothing changed since the statements were last checked');
} else {
  mkdirSync(cache, { recursive: true });
  const { count, problems } = await collectProblems(resolve(cache, 'postgres'));
  for (const problem of problems) say(problem);
  say(`${count} statements checked, ${problems.length} problems`);
  if (problems.length === 0) writeFileSync(lastGood, key);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
