import { traceMessage, type Span, type TracedText } from '../../../messages/index.ts';
import { canonicalWord } from './canonical-words.ts';
import { withCorrections, type Corrected } from './corrections.ts';
import { rightWord } from './spelling.ts';
import { aboutOthers } from './whose.ts';

/** 'Sat', 'sun' and 'mat' (do not) are also other words. */
const isMeantHere = (word: string, before: string): boolean =>
  !(word === 'mat' && /^(?:yoga|gym|a|the|my|on|one|floor|foam)$/.test(before)) &&
  !(word === 'sat' && /^(i|we|he|she|they|have|just)$/.test(before)) &&
  !(word === 'sun' && /^(the|in|under|hot|morning)$/.test(before));

function meaningOf(word: string, before: string): string {
  const meant = canonicalWord(word);
  if (meant !== undefined) return isMeantHere(word, before) ? meant : word;
  const right = rightWord(word);
  return right === word ? word : (canonicalWord(right) ?? right);
}

const joinedUp: readonly (readonly [RegExp, string])[] = [
  [/(?<= )(?:20|twenty) 5 /g, '25 '],
  [/(?<= )(?:30|thirty) 5 /g, '35 '],
  [/(?<= )(?:40) 5 /g, '45 '],
  [/(?<= )do (?=(?:days|minutes|hours|times|week) )/g, '2 '],
  [/(?<= )weekends? warriors? /g, 'weekend only '],
  [/(?<= [a-z]+ )& (?=[a-z])/g, 'and '],
  [
    /(?<= )(?:pair|pairo|pairon)(?: ki| ka| ke| wali| wala)? (?:exercise |exercises |kasrat |workout |workouts )?(?=(?:mat|nahin|na|chhod|chhodo) )/g,
    'legs ',
  ],
  [
    /(?<= (?:knees?|back|shoulders?|hips?|ankles?|elbows?|wrists?) (?:are|is|hain|hai|ho) (?:totally |completely |both |really |kind of |a bit )?)(?:shot|wrecked|knackered|finished|ruined|destroyed|busted|dodgy|useless|rubbish) /g,
    'bad ',
  ],
  [/(?<= )days ([1-6]) (?=$|;|,|chahiye|please|karunga|karungi|kar)/g, '$1 days a week '],
  [/(?<= )(?:strength|weights|gym|lifting|lift) ([1-6]) ?x (?:only )?(?!\d)/g, '$1 times a week '],
  [/(?<= )(?:m w f|mwf) /g, 'monday wednesday friday '],
  [/(?<= )(?:t t s|tts|tuthsa) /g, 'tuesday thursday saturday '],
  [
    /(?<= )(?:nothing (?:but|except|other than|apart from|besides)|no (?:equipment|gear|kit|saman|weights) (?:but|except|other than|apart from|besides|save)) /g,
    'only ',
  ],
  [
    /(?<= )(?:dont|do not|nahin) (?:have|own|got|possess) (?:anything|any equipment|any gear|equipment|much|any) (?:but|except|other than|besides|apart from) /g,
    'only ',
  ],
  [/(?<= )(?:anything|everything|any days|any) (?:but|except) /g, 'except '],
  [/(?<= )(?:all days|everyday|every days|daily|all) (?:but|except) /g, 'all except '],
  [
    /(?<= )(?:apart from|other than|except for|excluding|barring|chhodkar|chhod kar|chhod ke|ke alava|ke alawa|ke alaawa|ke siwa|के अलावा|छोड़कर|छोडकर) /g,
    'except ',
  ],
  [/(?<= )dumb bell(s?) /g, 'dumbbells '],
  [/(?<=\d )(?:hi|odd|full|whole|good) (?=(?:minutes|hours|days|times) )/g, ''],
  [/(?<= )(?:it|i t) band /g, 'iliotibial '],
  [/(?<= (?:running|daudna|jogging|skipping|cycling|walking|squats|burpees|exercises) )band (?=$|;|,|for|ab|abhi|hai|kar)/g, 'bandh '],
  // 'Gym band hai', and the idiom 'band bajana', tell of no resistance band.
  [
    /(?<= (?:gym|park|club|ground|school|college|office|dukan|pool) )band (?=(?:hai|h|hain|ho|hua|pada|rehta|rahta|tha|hoti|hota) )/g,
    'bandh ',
  ],
  [/(?<= )band (?=(?:ho|hua|hui|kar|karo|karna|karne|karke|karwa|rehta|rahta|rehti|pada|baja|bajti|bajta|baj) )/g, 'bandh '],
];

/** The words of a text, one spelling for each that decides a meaning, and where they were typed. */
export class WishText {
  readonly words: readonly string[];
  /** The stretches that only correct what was said before them. */
  readonly corrections: Corrected['asides'];
  readonly #isOfOthers: readonly boolean[];
  readonly #starts: readonly number[];
  readonly #lengths: readonly number[];
  readonly #traced: TracedText;

  constructor(text: string) {
    const western = text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
    let before = '';
    const spelt = traceMessage(western).replace(/(?<= )\S+(?= )/g, ([word]) => {
      const meant = meaningOf(word, before);
      before = word;
      return meant;
    });
    this.#traced = joinedUp.reduce((traced, [pattern, by]) => traced.replace(pattern, by), spelt);
    const found = [...this.#traced.plain.matchAll(/\S+/g)];
    const { words, asides } = withCorrections(found.map(([word]) => word));
    this.words = words;
    this.corrections = asides;
    this.#isOfOthers = aboutOthers(words);
    this.#starts = found.map(({ index }) => index);
    this.#lengths = found.map(([word]) => word.length);
  }

  /** Whether a word is about somebody else than the person for whom the plan is. */
  isOfOthers(place: number): boolean {
    return this.#isOfOthers[place] ?? false;
  }

  /** Where the words from `first` to `last`, which is included, were typed. */
  spanOf(first: number, last: number): Span {
    const start = this.#starts[first] ?? 0;
    return this.#traced.spanOf(start, (this.#starts[last] ?? 0) + (this.#lengths[last] ?? 0) - start);
  }

  /** The sentences and their parts around 'but', as ranges of words. */
  clauses(): Clause[] {
    const clauses: Clause[] = [];
    let start = 0;
    for (let at = 0; at <= this.words.length; at++) {
      const word = this.words[at];
      // 'My brother has a barbell I only have dumbbells' says two things.
      const comesBack = word !== undefined && at > start && this.isOfOthers(at - 1) && !this.isOfOthers(at);
      if (comesBack) {
        clauses.push(new Clause(this.words.slice(start, at), start));
        start = at;
      }
      // '..., or I will skip it' is no part of the wish before it.
      const isThreat = word === 'or' && /^(?:i|else|we)$/.test(this.words[at + 1] ?? '');
      const isConclusion =
        isThreat || (word === 'so' && !/^(?:is|are|was|am|be|feel|feels|look|looks|and|not|get|gets)$/.test(this.words[at - 1] ?? ''));
      if (word !== undefined && word !== ';' && word !== 'but' && word !== 'because' && !isConclusion) continue;
      if (at > start) clauses.push(new Clause(this.words.slice(start, at), start));
      start = at + 1;
    }
    return clauses;
  }
}

/** A phrase that was found: the places of its first and last word in the text, and the groups of the pattern. */
export type Found = {
  readonly first: number;
  readonly last: number;
  readonly groups: readonly (string | undefined)[];
  readonly index: number;
  readonly end: number;
};

/** Words of a text without a full stop or a 'but' between them. */
export class Clause {
  readonly words: readonly string[];
  /** The place of its first word in the text. */
  readonly first: number;
  /** The words with a space around each. */
  readonly plain: string;

  constructor(words: readonly string[], first: number) {
    this.words = words;
    this.first = first;
    this.plain = ` ${words.join(' ')} `;
  }

  /** Every match of a pattern, which begins at a word (`(?<= )`) and ends with a space. */
  find(pattern: RegExp): Found[] {
    // Nearly all patterns are not met, and a search makes no copy of the pattern.
    if (this.plain.search(pattern) < 0) return [];
    return [...this.plain.matchAll(pattern)].map((found) => {
      const words = found[0].trim().split(' ').length;
      const at = this.plain.slice(0, found.index).trim();
      const first = this.first + (at === '' ? 0 : at.split(' ').length);
      return { first, last: first + words - 1, groups: found.slice(1), index: found.index, end: found.index + found[0].length };
    });
  }

  /** It with the words of a clause that follows it, and the comma between them. */
  and(next: Clause): Clause {
    return new Clause([...this.words, ...(next.first > this.first + this.words.length ? [','] : []), ...next.words], this.first);
  }

  /** Some of its words, from one place of its own to before another. */
  slice(from: number, to: number): Clause {
    return new Clause(this.words.slice(from, to), this.first + from);
  }

  /** Its parts between commas. */
  parts(): Clause[] {
    const parts: Clause[] = [];
    let start = 0;
    for (let at = 0; at <= this.words.length; at++) {
      if (at < this.words.length && this.words[at] !== ',') continue;
      if (at > start) parts.push(new Clause(this.words.slice(start, at), this.first + start));
      start = at + 1;
    }
    return parts;
  }
}
