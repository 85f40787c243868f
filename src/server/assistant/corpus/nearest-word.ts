import distance from 'damerau-levenshtein';

/**
 * Makes a function that corrects a mistyped word: one letter wrong, two in a long word, with the same first letter. Short words stay as
 * they are.
 */
export function nearestWordIn(words: Iterable<string>): (word: string) => string | undefined {
  const byLetter = Map.groupBy(new Set(words), (word) => word.charAt(0));
  return (word) => {
    if (word.length < 6) return undefined;
    const near = byLetter.get(word.charAt(0)) ?? [];
    const within = (most: number) =>
      near.find((other) => Math.abs(other.length - word.length) <= most && distance(word, other).steps <= most);
    return within(1) ?? (word.length > 8 ? within(2) : undefined);
  };
}
