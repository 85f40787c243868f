import {
  findDays,
  hinglishOf,
  inHinglish,
  romanOf,
  romanOfDevanagari,
  traceMessage,
  type Span,
  type TracedText,
} from '../messages/index.ts';

/** Words between two pauses; `index` is where they begin in the text, and `starts` whether they begin a sentence or a contrast. */
export type QuietPiece = { readonly plain: string; readonly index: number; readonly starts: boolean };

/** One spelling for each word; the word for a breath is often put right to the verb. */
const inRoman = (word: string): string => {
  if (word === 'breathe') return 'breath';
  const [day] = findDays([word])[0]?.days ?? [];
  if (day && /[\u0900-\u097f]/.test(word)) return day;
  const said = hinglishOf(word);
  return /[\u0900-\u097f]/.test(said) ? romanOf(romanOfDevanagari(said)) : said;
};

const pauses =
  /(?<= )(?:[;,]|but|lekin|magar|par|because|kyonki|kyunki|since|so|and|aur|or|ya|also|plus) (?!(?:to|on|body|loving|yoga) (?:and|or) )/g;
const breaks = /^(?:;|but|lekin|magar|par|because|kyonki|kyunki|since|so) $/;

/** A typed text in Roman letters, one spelling for each Hindi word, with its pieces. */
export class QuietText {
  readonly plain: string;
  readonly pieces: readonly QuietPiece[];
  readonly #traced: TracedText;

  constructor(text: string) {
    this.#traced = inHinglish(traceMessage(text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966)))).replace(
      /(?<= )\S+(?= )/g,
      ([word]) => inRoman(word),
    );
    this.plain = this.#traced.plain;
    this.pieces = this.#piecesOf();
  }

  /** Where the characters from `index` were typed. */
  spanOf(index: number, length: number): Span {
    return this.#traced.spanOf(index, length);
  }

  /** Where a piece was typed. */
  spanOfPiece({ plain, index }: QuietPiece): Span {
    return this.spanOf(index + 1, plain.trim().length);
  }

  #piecesOf(): QuietPiece[] {
    const pieces: QuietPiece[] = [];
    let start = 1;
    let starts = true;
    const add = (end: number) => {
      const said = this.plain.slice(start, end).trim();
      if (said !== '') pieces.push({ plain: ` ${said} `, index: start - 1, starts });
    };
    for (const found of this.plain.matchAll(pauses)) {
      add(found.index);
      starts = breaks.test(found[0]);
      start = found.index + found[0].length;
    }
    add(this.plain.length);
    return pieces;
  }
}
