/** What the learned score looks at in a folded message: words, pairs with their neighbour and the one after, and four-letter parts of words. */
export function featuresOf(folded: string): string[] {
  const words = folded
    .trim()
    .split(' ')
    .filter((word) => word !== ',');
  const found = new Set<string>();
  words.forEach((word, at) => {
    found.add(`w:${word}`);
    if (at > 0) found.add(`b:${words[at - 1]} ${word}`);
    if (at > 1) found.add(`s:${words[at - 2]} ${word}`);
    const whole = `^${word}$`;
    for (let from = 0; from + 4 <= whole.length; from++) found.add(`c:${whole.slice(from, from + 4)}`);
  });
  return [...found];
}
