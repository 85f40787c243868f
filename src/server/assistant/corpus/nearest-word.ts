/** Whether one word becomes the other by at most `most` letters put in, left out, changed or swapped with the next. */
function isNear(one: string, other: string, most: number): boolean {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min(changed, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    if (Math.min(...row) > most) return false;
    beforeLast = last;
    last = row;
  }
  return (last[other.length] ?? Infinity) <= most;
}

/** Finds what a mistyped word was meant to be: one letter off, two in a long word, with the same first letter. Short words stay as they are. */
export function nearestWordIn(words: Iterable<string>): (word: string) => string | undefined {
  const byLetter = Map.groupBy(new Set(words), (word) => word.charAt(0));
  return (word) => {
    if (word.length < 6) return undefined;
    const near = byLetter.get(word.charAt(0)) ?? [];
    const within = (most: number) => near.find((other) => Math.abs(other.length - word.length) <= most && isNear(word, other, most));
    return within(1) ?? (word.length > 8 ? within(2) : undefined);
  };
}
