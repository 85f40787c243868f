/** A read that waits for the one before it. `wanted` grows until it starts. */
type NextRead<Row> = { readonly wanted: Set<string>; readonly rows: Promise<ReadonlyMap<string, Row>> };
type Line<Row> = { ended: Promise<void> | undefined; next: NextRead<Row> | undefined };

/**
 * Shares reads that many readers need at once, such as the counts of a team's events after each of its open pages was told of a change. Reads
 * of one team run one after the other; whatever is wanted while one runs is read by the next, each id once. So a busy server reads less for each
 * reader. A row is never older than the request for it. If a read fails, so does every request that shared it.
 */
export function sharedReads<Row>(read: (teamId: string, ids: string[]) => Promise<ReadonlyMap<string, Row>>) {
  const lines = new Map<string, Line<Row>>();

  function append(line: Line<Row>, teamId: string): NextRead<Row> {
    const wanted = new Set<string>();
    const rows = (line.ended ?? Promise.resolve()).then(() => {
      line.next = undefined;
      return read(teamId, [...wanted]);
    });
    const ended = rows.then(
      () => undefined,
      () => undefined,
    );
    line.ended = ended;
    void ended.then(() => {
      if (line.ended === ended) lines.delete(teamId);
    });
    return { wanted, rows };
  }

  return (teamId: string, ids: readonly string[]): Promise<ReadonlyMap<string, Row>> => {
    const line = lines.get(teamId) ?? { ended: undefined, next: undefined };
    lines.set(teamId, line);
    line.next ??= append(line, teamId);
    for (const id of ids) line.next.wanted.add(id);
    return line.next.rows;
  };
}
