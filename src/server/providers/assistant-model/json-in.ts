const mostTries = 8;
/** The deepest plan is a fifth of it; what reads a plan would run out of stack far below. */
const deepest = 60;

function requireShallow(value: unknown): unknown {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) throw new Error('nested too deeply');
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return value;
}

/** Where this letter stands in a text, the first places first. */
const placesOf = (letter: string, text: string): number[] => [...text.matchAll(new RegExp(`\\${letter}`, 'g'))].map(({ index }) => index);

/**
 * The JSON object in what a model wrote, which may stand in a code block or between sentences, also between sentences with braces. Throws
 * if there is none.
 */
export function jsonIn(text: string): unknown {
  let failure: unknown = new Error('no JSON object');
  const ends = placesOf('}', text).reverse();
  for (const start of placesOf('{', text).slice(0, mostTries)) {
    for (const end of ends.filter((one) => one > start).slice(0, mostTries)) {
      try {
        return requireShallow(JSON.parse(text.slice(start, end + 1)));
      } catch (error) {
        failure = error;
      }
    }
  }
  throw failure;
}
