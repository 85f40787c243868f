import type { MadeStatement } from '../collect-statements.ts';
import { exceptions } from './exceptions.ts';
import { familiesOf, foreignKeyProblems, keyProblems, unplacedTables, type Problem, type SchemaTable } from './spread-tables.ts';
import { brokenRules, spreadOf, statementRules } from './statement-rules.ts';

const withList = (problems: readonly Problem[], listed: Readonly<Record<string, string>>): string[] => [
  ...problems.filter(({ place }) => !(place in listed)).map(({ place, text }) => `${place}  ${text}`),
  ...Object.keys(listed)
    .filter((name) => !problems.some(({ place }) => place === name))
    .map((name) => `${name}  stands on a list of exceptions and needs none`),
];

/** Tables of the schema that cannot be distributed, except for the listed ones. */
export function tableProblems(
  tables: readonly SchemaTable[],
  { sharedTables, roots, keys, foreignKeys }: Omit<typeof exceptions, 'kindsThatMayGrow'> = exceptions,
): string[] {
  const families = familiesOf(tables, sharedTables, roots);
  const gone = Object.keys(sharedTables).filter((shared) => !tables.some(({ name }) => name === shared));
  return [
    ...withList(unplacedTables(tables, families, sharedTables), {}),
    ...gone.map((name) => `${name}  is declared as shared and is no table`),
    ...withList(keyProblems(tables, families), keys),
    ...withList(foreignKeyProblems(tables, families), foreignKeys),
  ];
}

type Counted = Map<string, { readonly texts: Set<string>; statements: number }>;

/** Files in which the number of statements that break a rule differs from the lists of exceptions. */
export function statementProblems(
  made: readonly MadeStatement[],
  tables: readonly SchemaTable[],
  { sharedTables, roots, statements }: Omit<typeof exceptions, 'kindsThatMayGrow'> = exceptions,
): string[] {
  const spread = spreadOf(tables, familiesOf(tables, sharedTables, roots));
  const broken = made.map(({ file, line, text }) => ({ file, line, broken: brokenRules(text, spread) }));
  return statementRules.flatMap((rule) => {
    const found: Counted = new Map();
    for (const { file, line, broken: all } of broken) {
      const texts = all.filter((each) => each.rule === rule).map(({ text }) => `${file}:${line}  ${text}`);
      if (texts.length === 0) continue;
      const counted = found.get(file) ?? { texts: new Set<string>(), statements: 0 };
      for (const text of texts) counted.texts.add(text);
      found.set(file, { ...counted, statements: counted.statements + 1 });
    }
    const advice = rule === 'crosses' ? adviceOn(Object.values(exceptions.kindsThatMayGrow)) : '';
    return compare(rule, found, countsOf(Object.values(statements[rule])), advice);
  });
}

/** The allowed number of statements by file, summed over all reasons. */
function countsOf(byReason: readonly Readonly<Record<string, number>>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [file, count] of byReason.flatMap((byFile) => Object.entries(byFile))) counts.set(file, (counts.get(file) ?? 0) + count);
  return counts;
}

const adviceOn = (kinds: readonly string[]): string =>
  `. Give each table of a team its own team_id = $n; only a statement of these kinds is counted there instead: ${kinds.map((kind) => `'${kind}'`).join(', ')}`;

function compare(rule: string, found: Counted, listed: ReadonlyMap<string, number>, advice: string): string[] {
  const files = [...new Set([...found.keys(), ...listed.keys()])].sort();
  return files.flatMap((file) => {
    const { statements = 0, texts = [] } = found.get(file) ?? {};
    const allowed = listed.get(file) ?? 0;
    if (statements === allowed) return [];
    const says = `${file}  ${statements} statements break the rule '${rule}', ${allowed} are listed in scripts/sql/spread/exceptions.ts`;
    return statements > allowed ? [...texts, `${says}${advice}`] : [says];
  });
}
