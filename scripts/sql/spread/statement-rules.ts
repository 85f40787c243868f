import { parseSync } from 'libpg-query';
import { namesOf } from '../nullability/known.ts';
import { isParameter, levelsOf, walk, type Equality, type Insertion, type Level, type Operand, type Source } from './query-levels.ts';
import type { Family, SchemaTable } from './spread-tables.ts';

/** The schema as the rules need it. */
export type Spread = { readonly families: ReadonlyMap<string, Family>; readonly columns: ReadonlyMap<string, readonly string[]> };

/** The rules that a statement can break. */
export const statementRules = ['crosses', 'lock', 'lateral', 'moment'] as const;
export type StatementRule = (typeof statementRules)[number];
export type Broken = { readonly rule: StatementRule; readonly text: string };

/** The rules' view of these tables. */
export const spreadOf = (tables: readonly SchemaTable[], families: ReadonlyMap<string, Family>): Spread => ({
  families,
  columns: new Map(tables.map(({ name, columns }) => [name, columns])),
});

function isColumnOf({ columns }: Spread, operand: Operand, source: Source, column: string): boolean {
  if (!('column' in operand) || operand.column !== column) return false;
  if (operand.alias !== undefined) return operand.alias === source.alias;
  // PostgreSQL refuses an ambiguous name, so an unqualified column belongs to the table that has it.
  return columns.get(source.table ?? '')?.includes(column) ?? false;
}

const sides = ({ left, right }: Equality) =>
  [
    [left, right],
    [right, left],
  ] as const;

const hasParameter = (spread: Spread, { equalities }: Level, source: Source, column: string): boolean =>
  equalities.flatMap(sides).some(([one, other]) => isColumnOf(spread, one, source, column) && 'parameter' in other);

type Led = { readonly source: Source; readonly family: Family };

/** The tables of a level that are distributed. */
const ledOf = ({ families }: Spread, { sources }: Level): Led[] =>
  sources.flatMap((source) => {
    const family = families.get(source.table ?? '');
    return family ? [{ source, family }] : [];
  });

function crossing(spread: Spread, level: Level): Broken[] {
  return ledOf(spread, level)
    .filter(({ source, family }) => !hasParameter(spread, level, source, family.column))
    .map(({ source, family }) => ({ rule: 'crosses', text: `${source.table} "${source.alias}" has no ${family.column} = $n of its own` }));
}

function insertedElsewhere({ families }: Spread, { table, values }: Insertion): Broken[] {
  const family = families.get(table);
  if (!family || values.every((row) => isParameter(row.get(family.column)))) return [];
  return [{ rule: 'crosses', text: `inserts into ${table} with ${family.column} from elsewhere than $n` }];
}

function lockedLoosely(spread: Spread, level: Level): Broken[] {
  return ledOf(spread, level)
    .filter(({ source, family }) => level.locked.includes(source.alias) && !hasParameter(spread, level, source, family.column))
    .map(({ source, family }) => ({ rule: 'lock', text: `locks ${source.table} "${source.alias}" without ${family.column} = $n` }));
}

const lateralOverUnnest = ({ families }: Spread, { hasUnnest, lateralTables }: Level): Broken[] =>
  hasUnnest
    ? lateralTables
        .filter((table) => families.has(table))
        .map((table) => ({ rule: 'lateral', text: `reads ${table} for each row of unnest` }))
    : [];

const momentFunctions = ['now', 'transaction_timestamp', 'statement_timestamp', 'clock_timestamp', 'timeofday'];

/**
 * Calls such as `now()` where they cannot be replaced by a constant before the statement is sent to the servers: each would use its own
 * clock.
 */
function moments(tree: unknown): Broken[] {
  const broken: Broken[] = [];
  const look = (part: unknown, place: string) => {
    walk(part, (kind, node) => {
      const names = kind === 'FuncCall' ? namesOf((node as { funcname?: [] }).funcname) : [];
      const isMoment = kind === 'SQLValueFunction' || names.some((name) => momentFunctions.includes(name));
      if (isMoment) broken.push({ rule: 'moment', text: `reads the clock inside ${place}` });
    });
  };
  walk(tree, (kind, node) => {
    if (kind === 'CaseExpr') look(node, 'CASE');
    if (kind === 'CoalesceExpr') look(node, 'COALESCE');
    if (kind === 'onConflictClause') look((node as { targetList?: unknown }).targetList, 'DO UPDATE SET');
  });
  return broken;
}

/** The rules that a statement breaks. `loadModule` of libpg-query must have run. */
export function brokenRules(text: string, spread: Spread): Broken[] {
  const tree = parseSync(text).stmts?.[0]?.stmt;
  const { levels, insertions } = levelsOf(tree);
  return [
    ...levels.flatMap((level) => [...crossing(spread, level), ...lockedLoosely(spread, level), ...lateralOverUnnest(spread, level)]),
    ...insertions.flatMap((insertion) => insertedElsewhere(spread, insertion)),
    ...moments(tree),
  ];
}
