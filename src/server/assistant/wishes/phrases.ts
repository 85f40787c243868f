import { traceMessage, type Span } from '../messages/index.ts';

/** A stretch of a text without a pause; `starts` tells whether it begins a sentence or a contrast, so that it continues no list. */
export type Piece = Span & { readonly plain: string; readonly starts: boolean; readonly isJoined: boolean };

const separators =
  /(?<= )(?:[;,]|but|lekin|magar|parantu|however|although|though|because|since|so|and|aur|also|plus|then|or|ya|लेकिन|मगर|पर|और|या|क्योंकि) /g;
const contrasts = /^(?:;|but|lekin|magar|parantu|however|although|though|because|since|so|लेकिन|मगर|पर|क्योंकि)$/;

/** Words that open a wish of their own, unlike a further member of a list. */
const opening =
  / (?:i|we|my|our|me|he|she|they|it|this|there|no|not|dont|cant|never|without|avoid|skip|only|just|please|want|need|like|love|hate|prefer|give|add|include|make|keep|use|allergic|is|am|are|have|has|main|mujhe|mera|meri|mere|hum|nahin|nahi|chahiye|bina|sirf|मैं|मुझे|मेरा|मेरी|नहीं|चाहिए|बिना|केवल|सिर्फ) /;
/** Whole pieces that only answer or soften what was said before them. */
const answer =
  /^ (?:(?:no|nope|never|never ever|no way|not a chance|absolutely not|yes|always|none|no thank you|no thanks|please|pls|plz|nothing else|that is all|thats all|thats it|at all|ever|period|full stop|bas|nahin|bilkul nahin|kabhi nahin|haan|zaroor|ok|okay|haha|lol|yaar|bhai|बस|नहीं|हाँ|हां) ?)+$/;
/** Words that only introduce what follows. */
const leadIn =
  / (?:i|we|hate|dislike|avoid|love|like|want|need|please|allergic|to|dont|do|not|eat|no|me|give|the|a|so|ok|hi|hello|hey|and|me|main|mujhe) /g;

/** The stretches of a text between pauses and joining words. */
export function piecesOf(text: string): Piece[] {
  const traced = traceMessage(text);
  const { plain } = traced;
  const pieces: Piece[] = [];
  let start = 0;
  let starts = true;
  let isJoined = false;
  const add = (end: number) => {
    const said = plain.slice(start, end).trim();
    if (!/[\p{L}\p{N}]/u.test(said)) return;
    pieces.push({ ...traced.spanOf(start, end - start), plain: ` ${said} `, starts, isJoined });
    starts = false;
  };
  for (const found of plain.matchAll(separators)) {
    add(found.index);
    starts ||= contrasts.test(found[0].trim());
    isJoined = /^(?:and|aur|or|ya|और|या) $/.test(found[0]);
    start = found.index + found[0].length;
  }
  add(plain.length);
  return pieces;
}

/** A phrase of a typed text with what was read in it. */
export type Phrase<Read> = Span & { readonly plain: string; readonly readings: readonly Read[] };

const overlaps = (one: Span, other: Span) => one.from < other.to && other.from < one.to;

/**
 * The phrases of a typed text, each with the readings in it: sentences, parts of them around 'but' or a comma, and whole lists where every
 * member is the same kind of wish (`kindOf`): 'no peanuts, milk or soy' is one phrase.
 */
export function phrasesOf<Read extends Span>(text: string, readings: readonly Read[], kindOf: (reading: Read) => string): Phrase<Read>[] {
  const phrases: Phrase<Read>[] = [];
  for (const piece of piecesOf(text)) {
    const own = readings.filter((one) => overlaps(one, piece));
    const before = phrases.at(-1);
    const isShared = before !== undefined && own.some((one) => before.readings.includes(one));
    const isLeadIn =
      before?.readings.length === 0 && before.plain.replaceAll(leadIn, ' ').replaceAll(leadIn, ' ').trim() === '' && !piece.starts;
    const isListed =
      before !== undefined &&
      !piece.starts &&
      own.length > 0 &&
      before.readings.length > 0 &&
      !opening.test(piece.plain) &&
      own.every((one) => before.readings.some((other) => kindOf(other) === kindOf(one)));
    // 'Mushrooms? Never', 'no onion. Please' are one phrase each.
    const isAnswer = before !== undefined && own.length === 0 && answer.test(piece.plain);
    // 'Paneer and curd are fine' is one phrase.
    const isUnread = before?.readings.length === 0 && own.length === 0 && piece.isJoined && !piece.starts;
    if (before && (isShared || isLeadIn || isListed || isUnread || isAnswer)) {
      const merged = { from: before.from, to: piece.to, plain: before.plain + piece.plain.slice(1) };
      phrases[phrases.length - 1] = { ...merged, readings: [...new Set([...before.readings, ...own])] };
    } else phrases.push({ from: piece.from, to: piece.to, plain: piece.plain, readings: own });
  }
  return phrases;
}
