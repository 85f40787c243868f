const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  ek: 1,
  do: 2,
  teen: 3,
  char: 4,
  paanch: 5,
  chhe: 6,
  saat: 7,
  aath: 8,
  das: 10,
};

/** A number in digits, or in words of English or Roman Hindi; undefined for anything else. */
export function numberIn(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  return /^\d+$/.test(word) ? Number(word) : numbers[word.toLowerCase()];
}

/** Whether somebody asks a question, and so does not want a change. */
export const isAsking = (text: string): boolean =>
  /\?\s*$/.test(text) && /\b(what|why|how|when|which|is|are|should|kya|kyun|kaise|kab)\b/i.test(text);

export const swapWords =
  /\b(swap|replace|change|instead of|another|other|don'?t like|do not like|hate|remove|without|badal\w*|hatao|hata do)\b/i;

const plain = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\d]+/gu, ' ')} `;

/** The item that a text names, preferring longer names; singular and plural are the same. */
export const namedIn = <T extends { readonly name: string }>(text: string, all: readonly T[]): T | undefined => {
  const said = plain(text).replaceAll(/s /g, ' ');
  return [...all]
    .sort((one, other) => other.name.length - one.name.length)
    .find(({ name }) => said.includes(plain(name).replaceAll(/s /g, ' ')));
};
