const columnsOfAPart = 7;

/**
 * Splits a row of the season into parts of a few columns. A part that is not full gets its width as a style, since the browser does not
 * measure a part that it has not drawn.
 */
export const partsOf = <T>(row: readonly T[]) =>
  Array.from({ length: Math.ceil(row.length / columnsOfAPart) }, (_, at) => {
    const part = row.slice(at * columnsOfAPart, (at + 1) * columnsOfAPart);
    return { part, start: at * columnsOfAPart, style: part.length < columnsOfAPart ? `--columns:${part.length}` : undefined };
  });
