import { madeStatements, statementFiles, type MadeStatement } from './collect-statements.ts';
import { needlessNulls, problemsOfRow, type NullsOfRows } from './compare-row.ts';
import { parametersOf, problemsOfValues } from './compare-values.ts';
import { problemsOfTables } from './compare-tables.ts';
import { declaredStatements, type Declared, type DeclaredStatement } from './declared-statements.ts';
import { describeOn, type Describer } from './describe-statements.ts';
import { openSchemaDatabase } from './schema-database.ts';
import { statementProblems, tableProblems } from './spread/spread-problems.ts';

type Pair = { declared: DeclaredStatement; made: MadeStatement };

/** Pairs each declared statement of a file with the text that it produced at run time, by their order in the file. */
function pairs({ statements }: Declared, made: readonly MadeStatement[]): { pairs: Pair[]; problems: string[] } {
  const problems = statements
    .filter(({ isInFunction }) => isInFunction)
    .map(({ file, line }) => `${file}:${line}  stands in a function: make the statement once, at the top of the module`);
  const files = [...new Set(statements.map(({ file }) => file))];
  const found = files.flatMap((file) => {
    const declared = statements.filter((statement) => statement.file === file && !statement.isInFunction);
    const texts = made.filter((statement) => statement.file === file);
    if (declared.length !== texts.length) problems.push(`${file}  declares ${declared.length} statements and makes ${texts.length}`);
    return declared.flatMap((statement, at) => {
      const text = texts[at];
      return text ? [{ declared: statement, made: text }] : [];
    });
  });
  return { pairs: found, problems };
}

async function problemsOf({ checker }: Declared, { declared, made }: Pair, describer: Describer, nulls: NullsOfRows): Promise<string[]> {
  const place = `${declared.file}:${declared.line}`;
  const described = await describer.describe(made.text, parametersOf(checker, declared.values));
  const found =
    'problem' in described
      ? [described.problem]
      : [
          ...problemsOfRow({ checker, place, nulls }, declared.row, described.columns),
          ...problemsOfValues(checker, declared.values, described.parameters),
        ];
  return found.map((problem) => `${place}  ${problem}`);
}

/**
 * Checks every statement against the schema, and both against the rules for distributed tables. `folder` keeps the database between runs.
 */
export async function collectProblems(folder: string): Promise<{ count: number; problems: string[] }> {
  const files = statementFiles();
  // First, because connecting fails while the type checker keeps this process busy.
  const database = await openSchemaDatabase(folder);
  try {
    const declared = declaredStatements(files);
    const made = await madeStatements(files);
    const matched = pairs(declared, made);
    const { problems } = matched;
    const nulls: NullsOfRows = new Map();
    const describer = await describeOn(database.connection);
    for (const pair of matched.pairs) problems.push(...(await problemsOf(declared, pair, describer, nulls)));
    problems.push(...needlessNulls(nulls), ...(await problemsOfTables(describer.tables)));
    problems.push(...tableProblems(describer.schema), ...statementProblems(made, describer.schema));
    await describer.end();
    return { count: matched.pairs.length, problems };
  } finally {
    await database.stop();
  }
}
