const columnsOfAPart = 7;

/** A row of the season in parts of a few columns. The width of a part that is not full is said, since one that is not drawn has none. */
export const partsOf = <T>(row: readonly T[]) =>
  Array.from({ length: Math.ceil(row.length / columnsOfAPart) }, (_, at) => {
    const part = row.slice(at * columnsOfAPart, (at + 1) * columnsOfAPart);
    return { part, start: at * columnsOfAPart, style: part.length < columnsOfAPart ? `--columns:${part.length}` : undefined };
  });
