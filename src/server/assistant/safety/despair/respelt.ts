import { LRUCache } from 'lru-cache';
import { neighboursOfDanger } from '../../../../data/messages/neighbours-of-danger.ts';
import { wordsOfDanger } from '../../../../data/messages/words-of-danger.ts';
import { romanOf, spellingCost, type Folded } from '../../messages/index.ts';

const right: ReadonlySet<string> = new Set([...wordsOfDanger, ...neighboursOfDanger]);
const byLetter = Map.groupBy(wordsOfDanger, (word) => word.charAt(0));
/** Other first letters that a word may be typed with. */
const otherFirst: Readonly<Record<string, string>> = { k: 'c', c: 'k', z: 'j', j: 'z', f: 'p', s: 'c' };

const fewestLetters = 3;
/** A short word has many neighbours. */
const mostCost = (length: number): number => (length > 8 ? 1.8 : length > 5 ? 1.2 : length > 4 ? 0.8 : 0.5);

/** 'cutin' is 'cutting' without its last letter as well. */
function costOf(typed: string, meant: string): number {
  const most = mostCost(Math.max(typed.length, meant.length));
  const cost = spellingCost(typed, meant, most);
  return typed.endsWith('in') && meant.endsWith('ing') ? Math.min(cost, spellingCost(`${typed}g`, meant, most)) : cost;
}

/** The word of danger that is most nearly typed; undefined if none is near. */
function nearestWordOfDanger(typed: string): string | undefined {
  const first = typed.charAt(0);
  const all = [...(byLetter.get(first) ?? []), ...(byLetter.get(otherFirst[first] ?? '') ?? [])];
  const near = all
    .map((meant) => ({ meant, cost: costOf(typed, meant) }))
    .filter(({ cost }) => cost < Infinity)
    .sort((one, other) => one.cost - other.cost);
  return near[0]?.meant;
}

// People use the same few thousand words.
const known = new LRUCache<string, string>({ max: 2_000 });
const isToRead = (word: string): boolean =>
  word.length >= fewestLetters && word.length < 16 && /^(?:[a-z]+|[\u0900-\u097f]+)$/.test(word) && !right.has(word);

function respeltWord(word: string): string {
  if (!isToRead(word)) return word;
  const before = known.get(word);
  if (before !== undefined) return before;
  const meant = nearestWordOfDanger(word) ?? word;
  known.set(word, meant);
  return meant;
}

/** Short words that only the words beside them tell: 'to di', 'if i dyed', 'end it al'. */
const byContext: readonly (readonly [RegExp, string])[] = [
  [
    / (to|will|gonna|should|just|cud|could) (?:di|dy|dei|dye)(?= (?:;|,|so|bad|now|soon|tonight|plz|please|already|anymore|today|$))/g,
    ' $1 die',
  ],
  [
    / (if|when|wen|wish|til|till) i (?:dyed|dyd|dide|dy|di|dieded)(?= (?:;|,|so|now|soon|tonight|today|tomorrow|would|nobody|they|$))/g,
    ' $1 i die',
  ],
  [/ (ka|ki) (?:mnn|mn|mun|dl)(?= )/g, ' $1 man'],
  [/ (?:nus|nass|nsa|nss|ns) (?=k[au]?a?t)/g, ' nas '],
  [/ (?:mr|mur|mrr) (?=jau|jaa|jae|jana|jata|jati)/g, ' mar '],
  [/ (end|ending) (?:it|dis|this) al /g, ' $1 it all '],
];

/** A normalised message in which words that are nearly one of danger are that word. */
export function respelt({ plain }: Folded): Folded {
  const words = plain.trim().split(' ').map(respeltWord).join(' ');
  const said = byContext.reduce((text, [pattern, by]) => text.replaceAll(pattern, by), ` ${words} `).replaceAll(' my self ', ' myself ');
  return { plain: said, roman: ` ${said.trim().split(' ').map(romanOf).join(' ')} ` };
}
