import type { Measure } from '../foods/index.ts';

export type Unit = Measure | 'gram' | 'millilitre' | 'count';
/** How much of a food: in grams, millilitres, a household measure, or as a bare number. */
export type Amount = { readonly value: number; readonly unit: Unit };

const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ek: 1,
  teen: 3,
  tin: 3,
  char: 4,
  chaar: 4,
  paanch: 5,
  panch: 5,
  chhe: 6,
  chhah: 6,
  chah: 6,
  saat: 7,
  aath: 8,
  nau: 9,
  das: 10,
  dus: 10,
  barah: 12,
  pandrah: 15,
  bees: 20,
  pachees: 25,
  tees: 30,
  chalis: 40,
  chalees: 40,
  pachas: 50,
  half: 0.5,
  quarter: 0.25,
  dedh: 1.5,
  dhai: 2.5,
  एक: 1,
  दो: 2,
  तीन: 3,
  चार: 4,
  पांच: 5,
  छह: 6,
  छ: 6,
  छः: 6,
  सात: 7,
  आठ: 8,
  नौ: 9,
  दस: 10,
  बारह: 12,
  पंद्रह: 15,
  पन्द्रह: 15,
  बीस: 20,
  पच्चीस: 25,
  तीस: 30,
  चालीस: 40,
  पैंतालीस: 45,
  पचास: 50,
  साठ: 60,
  डेढ: 1.5,
  ढाई: 2.5,
  आधा: 0.5,
  do: 2,
};

/** A number in digits or words, of English, Hindi or Roman Hindi. */
export function numberOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (/^\d+(\.\d+)?$/.test(word)) return Number(word);
  return numberWords[word];
}

const units: Readonly<Record<string, readonly [Unit, number]>> = {
  gram: ['gram', 1],
  kilogram: ['gram', 1_000],
  millilitre: ['millilitre', 1],
  litre: ['millilitre', 1_000],
  oz: ['gram', 28.35],
  ounce: ['gram', 28.35],
  ounces: ['gram', 28.35],
  katori: ['katori', 1],
  piece: ['piece', 1],
  cup: ['cup', 1],
  glass: ['glass', 1],
  bowl: ['bowl', 1],
  plate: ['bowl', 1],
  slice: ['slice', 1],
  tbsp: ['tbsp', 1],
  spoon: ['tbsp', 1],
  tsp: ['tsp', 1],
  handful: ['handful', 1],
  scoop: ['scoop', 1],
};

/** The amount that ends right before a position in glossed words, such as '100 gram of' before paneer; undefined for none. */
export function amountBefore(words: readonly string[], at: number): Amount | undefined {
  let end = at;
  while (end > 0 && /^(of|the|cooked|raw|boiled|dry|fresh|plain|medium|large|small|big|ki|ka|ke|my)$/.test(words[end - 1] ?? '')) end--;
  const unit = units[words[end - 1] ?? ''];
  if (unit) {
    const value = amountValue(words, end - 1);
    return value === undefined ? undefined : { value: value * unit[1], unit: unit[0] };
  }
  const value = amountValue(words, end);
  return value === undefined ? undefined : { value, unit: 'count' };
}

/** 'do' is two in Hindi, and no number in 'how many calories do eggs have'. */
const isEnglishDo = (words: readonly string[], end: number): boolean =>
  words[end - 1] === 'do' && words.slice(end).some((word) => /^(have|has|contain|give|need|i|we|you|they)$/.test(word));

/** '2', 'one and half' or 'half a' before a position. */
function amountValue(words: readonly string[], end: number): number | undefined {
  if (isEnglishDo(words, end)) return undefined;
  const last = numberOf(words[end - 1]);
  if (last === undefined) return undefined;
  const before = numberOf(words[end - 2]);
  return last === 1 && before !== undefined && before < 1 ? before : last;
}

/** An amount anywhere in glossed words, such as the '200 gram' of 'and for 200 g?'. A bare number counts only if `mayBeBare`. */
export function amountIn(words: readonly string[]): Amount | undefined {
  for (let at = 1; at < words.length; at++) {
    const unit = units[words[at] ?? ''];
    const value = unit && amountValue(words, at);
    if (unit && value !== undefined) return { value: value * unit[1], unit: unit[0] };
  }
  return undefined;
}
