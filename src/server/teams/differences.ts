type Row = Record<string, unknown>;

/** What a change makes different: only those fields, as they were and as they are; undefined where it changes nothing. */
export function differences(before: Row, change: Row): { before: Row; after: Row } | undefined {
  const names = Object.keys(change).filter((name) => change[name] !== before[name]);
  if (names.length === 0) return undefined;
  const pick = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  return { before: pick(before), after: pick(change) };
}
