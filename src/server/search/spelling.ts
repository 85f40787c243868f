/** The word itself and the word with each one of its letters left out. Words that are one typing error apart share one of these. */
export function variantsOf(word: string): string[] {
  const letters = Array.from(word);
  const shorter = letters.map((_, at) => letters.toSpliced(at, 1).join(''));
  return [...new Set([word, ...shorter].filter((variant) => variant.length > 1))];
}

/** How many typing errors lie between two words: a letter too many, missing, wrong, or two exchanged (optimal string alignment). */
export function countTypingErrors(typed: string, meant: string): number {
  const [a, b] = [Array.from(typed), Array.from(meant)];
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row++) rows.push(nextRow(a, b, rows, row));
  return rows[a.length]?.[b.length] ?? 0;
}

function nextRow(a: readonly string[], b: readonly string[], rows: readonly number[][], row: number): number[] {
  const cell = (back: number, column: number) => rows[row - back]?.[column] ?? Infinity;
  const current = [row];
  for (let column = 1; column <= b.length; column++) {
    const isSame = a[row - 1] === b[column - 1];
    const isExchanged = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
    current.push(
      Math.min(
        cell(1, column) + 1,
        (current[column - 1] ?? Infinity) + 1,
        cell(1, column - 1) + (isSame ? 0 : 1),
        isExchanged ? cell(2, column - 2) + 1 : Infinity,
      ),
    );
  }
  return current;
}
