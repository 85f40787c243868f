/** The words that are searched for in text typed without spaces, or with a space after each letter. */
const parts =
  `i im am want wants wanted wanna to too die dead dying kill killing killed myself my self life end ending it all suicide suicidal dont do not
live living anymore cant go on no reason hate be feel like hurt harm cut cutting going gonna just please help me take pills overdose hang hanging jump
better off without thinking about of the this nobody everyone goodbye unalive alive anymore here exist main mujhe marna chahta chahti hoon hun hu jeena nahi`.split(
    /\s+/,
  );
const partSet = new Set(parts);
const longest = Math.max(...parts.map((part) => part.length));
const contentWords = new Set(
  'alive die dead dying kill killing myself suicide suicidal life live living harm overdose unalive marna jeena hurt'.split(' '),
);

/**
 * Splits text without spaces into these words, if it consists of them and one of them has content; undefined otherwise. The fewest words
 * win.
 */
export function splitGlued(letters: string): string[] | undefined {
  if (letters.length < 5 || letters.length > 80) return undefined;
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= letters.length; end++) {
    for (let start = Math.max(0, end - longest); start < end; start++) {
      const before = best[start];
      const part = letters.slice(start, end);
      if (!before || !partSet.has(part)) continue;
      const already = best[end];
      if (!already || before.length + 1 < already.length) best[end] = [...before, part];
    }
  }
  const words = best[letters.length];
  return words?.some((word) => contentWords.has(word)) ? words : undefined;
}
