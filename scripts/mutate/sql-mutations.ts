/** A small change of the SQL in a template literal: the position in a part of its text, and what stands there instead. */
type SqlMutation = { readonly at: number; readonly length: number; readonly text: string };

type Rule = { readonly name: string; readonly pattern: RegExp; readonly replace: (found: RegExpExecArray) => string | undefined };

const operand = String.raw`(?:\w+\.)?\w+(?:::\w+)?|\$\d+(?:::\w+(?:\[\])?)?|'[^']*'`;
const opposite: Readonly<Record<string, string>> = { min: 'max', max: 'min', bool_and: 'bool_or', bool_or: 'bool_and' };
/** What a statement reads instead if somebody forgets the view that leaves out what was removed, deleted or ended. */
const tableOf: Readonly<Record<string, string>> = {
  active_members: 'team_members',
  participants: 'active_members',
  active_guardians: 'team_guardians',
  live_teams: 'teams',
  live_events: 'team_events',
  live_tasks: 'tasks',
};

/**
 * Slips that are easily made in a statement. A condition on `team_id` is not left out: an id belongs to one team, so most of these
 * conditions change no result (they tell PostgreSQL on which machine the rows are), and `npm run check` finds one that is missing.
 */
const rules: readonly Rule[] = [
  {
    name: 'SqlCondition',
    pattern: new RegExp(
      String.raw`(?<=\b(?:where|and|or|on|not|when)\s+\(?)(${operand})\s*(?:=|<>|<=|>=|<|>)\s*(?:any\(\$\d+(?:::\w+\[\])?\)|${operand})(?![\w.(:]| *[-+|])`,
      'g',
    ),
    replace: ([, left = '']) => (/(?:^|\.)team_id$/.test(left) ? undefined : 'true'),
  },
  { name: 'SqlExists', pattern: /\bnot exists\b/g, replace: () => 'exists' },
  { name: 'SqlExists', pattern: /(?<!\bnot )\bexists\b/g, replace: () => 'not exists' },
  { name: 'SqlNull', pattern: /\bis not null\b/g, replace: () => 'is null' },
  { name: 'SqlNull', pattern: /\bis null\b/g, replace: () => 'is not null' },
  { name: 'SqlLogic', pattern: /\bor\b(?! replace)/g, replace: () => 'and' },
  { name: 'SqlLogic', pattern: /\bis not (true|false)\b/g, replace: ([, value]) => `is ${value}` },
  { name: 'SqlLogic', pattern: /\bis (true|false)\b/g, replace: ([, value]) => `is not ${value}` },
  { name: 'SqlLogic', pattern: /\bnot (?=[a-z]\w*\.|in\b)/g, replace: () => '' },
  { name: 'SqlBoundary', pattern: /(?<=\s)[<>]=?(?=\s)/g, replace: ([found]) => (found.endsWith('=') ? found.slice(0, 1) : `${found}=`) },
  { name: 'SqlAggregate', pattern: /\b(min|max|bool_and|bool_or)(?=\()/g, replace: ([, name = '']) => opposite[name] },
  { name: 'SqlJoin', pattern: /\bleft join\b/g, replace: () => 'join' },
  {
    name: 'SqlView',
    pattern: /\b(?:active_members|participants|active_guardians|live_teams|live_events|live_tasks)\b/g,
    replace: ([view]) => tableOf[view],
  },
];

/** Whether a text is SQL, or a part of it that is embedded in a statement. */
const isSql = (text: string): boolean => /\b(?:select|where|join|delete from|update|and|exists|is (?:not )?null)\b|\w\.\w+ = /.test(text);

export const ruleNames: readonly string[] = [...new Set(rules.map(({ name }) => name))];

/** The changes of one part of a template literal by the rules of this name. */
export function sqlMutationsOf(part: string, ruleName: string): SqlMutation[] {
  if (!isSql(part)) return [];
  return rules
    .filter(({ name }) => name === ruleName)
    .flatMap(({ pattern, replace }) =>
      [...part.matchAll(pattern)].flatMap((found) => {
        const text = replace(found);
        return text === undefined ? [] : [{ at: found.index, length: found[0].length, text }];
      }),
    );
}
