import { LRUCache } from 'lru-cache';
import { foldMessage, joinedWords } from './fold-message.ts';

/** A stretch of a typed text: offsets of its first character and of the one after its last. */
export type Span = { readonly from: number; readonly to: number };

/** A text of which each character knows where it was typed, also after parts of it were replaced. */
export class TracedText {
  readonly plain: string;
  readonly #spans: readonly Span[];

  constructor(plain: string, spans: readonly Span[]) {
    this.plain = plain;
    this.#spans = spans;
  }

  /** Where the characters from `index` were typed. */
  spanOf(index: number, length: number): Span {
    const spans = this.#spans.slice(index, index + Math.max(1, length)).filter(({ from, to }) => to > from);
    return { from: Math.min(...spans.map(({ from }) => from)), to: Math.max(...spans.map(({ to }) => to)) };
  }

  /** The text with every match replaced; the replacement was typed where the match was. */
  replace(pattern: RegExp, by: string | ((found: RegExpMatchArray) => string)): TracedText {
    let plain = '';
    const spans: Span[] = [];
    let end = 0;
    const add = (text: string, ofText: readonly Span[]) => {
      plain += text;
      spans.push(...ofText);
    };
    for (const found of this.plain.matchAll(pattern)) {
      const text = typeof by === 'string' ? by : by(found);
      add(this.plain.slice(end, found.index), this.#spans.slice(end, found.index));
      end = found.index + found[0].length;
      // The first and the last character are often the spaces around words, which a neighbour shares.
      const span = this.spanOf(found.index, found[0].length);
      const here = Number.isFinite(span.from) ? span : { from: 0, to: 0 };
      add(
        text,
        Array.from({ length: text.length }, (_, at) => (/\s/.test(text.charAt(at)) ? nowhere : here)),
      );
    }
    add(this.plain.slice(end), this.#spans.slice(end));
    return new TracedText(plain, spans);
  }
}

const nowhere: Span = { from: 0, to: 0 };
/** Numbers ('1,000', '7:30', '16:8'), words with apostrophes, and single signs. */
const tokens = /\d+(?:[.,:]\d+)*(?!\p{L}*(?:st|nd|rd|th)\b)|[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}'’`´‘]*[\p{L}\p{M}\p{N}])?|[^\s]/gu;
const words = new LRUCache<string, string>({ max: 2_000 });

/** Signs that stand for whole sentences ('ﷺ') say nothing that is read here, and a text of them would become many times as long. */
const mostUnfolded = 8;

function foldWord(word: string): string {
  const known = words.get(word);
  if (known !== undefined) return known;
  const whole = foldMessage(word).plain.trim();
  const folded = whole.length > word.length * mostUnfolded ? whole.slice(0, Math.min(word.length, 100)) : whole;
  if (word.length <= 40) words.set(word, folded);
  return folded;
}

function foldToken(token: string, before: string, after: string): string {
  if (/^\d/.test(token))
    return /^\d+(?:[.,:]\d+)*$/.test(token) ? token.replaceAll(/,(?=\d{2,3}(?:\D|$))/g, '').replace(',', '.') : foldWord(token);
  if (/^[.!?;।\n]+$/.test(token)) return ';';
  if (/^[,:—()"“”[\]…]$/.test(token)) return ',';
  if (/^[-–]$/.test(token)) return /\d|^[ap]m$/i.test(before) && /\d/.test(after) ? 'to' : token === '–' ? ',' : '';
  if (token === '₹') return 'rs';
  if (token === '%') return '%';
  if (token === '&' || token === '+') return 'and';
  return /[\p{L}\p{N}]/u.test(token) ? foldWord(token) : '';
}

/**
 * A typed text normalised like `foldMessage`'s plain one, word by word, so that what is found in it can be shown where it was typed. Times
 * stay in one piece: '7:30', '16:8'.
 */
export function traceMessage(text: string): TracedText {
  let plain = ' ';
  const spans: Span[] = [nowhere];
  const found = [
    ...text
      .slice(0, 20_000)
      .replaceAll(/[\r\n]+/g, (breaks) => ';'.repeat(breaks.length))
      .matchAll(tokens),
  ];
  for (const [at, match] of found.entries()) {
    const folded = foldToken(match[0], found[at - 1]?.[0] ?? '', found[at + 1]?.[0] ?? '');
    if (folded === '' || (folded === ';' && plain.endsWith('; '))) continue;
    const span = { from: match.index, to: match.index + match[0].length };
    plain += `${folded} `;
    // Spaces are shared by their neighbours, and were typed nowhere.
    for (const letter of folded) for (let unit = 0; unit < letter.length; unit++) spans.push(letter === ' ' ? nowhere : span);
    spans.push(nowhere);
  }
  return joinedWords.reduce(
    (traced, [pattern, by]) => traced.replace(pattern, (one) => one[0].replace(new RegExp(pattern.source), by)),
    new TracedText(plain, spans),
  );
}
