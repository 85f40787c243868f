import { weekdays } from '../../../../../contract/assistant/weekdays.ts';

/** Words that take back what was just said: 'no wait', 'sorry', 'I mean', 'scratch that', 'make that'. */
const marker =
  /(?<= )(?:no wait|wait no|oh wait|hang on|hold on|wait|sorry|oops|scratch that|scratch it|correction|i meant|i mean|i mean to say|my bad|my mistake|no no|hmm no|hm no|er no|uh no|nope|actually no|actually|on second thoughts?|rather|make that|make it|change that to|change it to|strike that|nahin nahin|arre nahin|are nahin|arey nahin|galti se|matlab|balki|in fact|or rather|better|nahin|नहीं नहीं|मतलब|बल्कि|अरे नहीं|truthfully|realistically|honestly) /g;
/** These take something back only with what replaces it right behind them. */
const weak =
  /^(?:actually|wait|sorry|rather|nope|better|nahin|make it|make that|matlab|balki|in fact|truthfully|realistically|honestly|मतलब|बल्कि)$/;

/** These take something back only at the beginning of a phrase. */
const opensOnly = /^(?:nahin|better|rather|wait|honestly|actually|matlab|मतलब|sorry)$/;
const tooMuch = / (?:too (?:little|few|many|much|long|short)|not enough|optimistic) /;

export type Corrected = {
  readonly words: readonly string[];
  /** The stretches that only correct what was said before them. */
  readonly asides: readonly { readonly first: number; readonly last: number }[];
};

const isDay = (word: string): boolean => weekdays.some((day) => day === word);
const isUnit = (word: string): boolean => /^(?:minutes|hours|days|times|sessions?|x)$/.test(word);
const isNumber = (word: string): boolean => /^\d{1,3}$/.test(word);
const allowing = /^(?:ok|okay|fine|possible|works|good|free|theek|thik|chalega|alright|ठीक)$/;
const idle = /^(?:is|are|its|on|to|that|it|the|,|;|hai|me|bhi|i|can|do|also|would|be|will)$/;

/** Days after a marker: those that stand in place of others, and those that were meant to stay out. */
function daysBehind(words: readonly string[], from: number) {
  const meant: string[] = [];
  const dropped: string[] = [];
  let last = from;
  for (let at = from; at < Math.min(words.length, from + 14); at++) {
    const word = words[at] ?? '';
    if (!isDay(word)) {
      if (at - last > 4) break;
      continue;
    }
    const before = words[at - 1] ?? '';
    const behind = words.slice(at + 1, at + 4).find((one) => !idle.test(one)) ?? '';
    const isOut = /^(?:not|no)$/.test(before) || /^(?:nahin|नहीं)$/.test(words[at + 1] ?? '') || allowing.test(behind);
    (isOut ? dropped : meant).push(word);
    last = at + 1 + Math.max(0, words.slice(at + 1, at + 4).findIndex((one) => allowing.test(one)) + (allowing.test(behind) ? 0 : -1));
  }
  return { meant, dropped, last };
}

const lastPlace = (words: readonly string[], before: number, is: (word: string) => boolean): number =>
  words.slice(0, before).findLastIndex(is);

/** The nearest weekdays before a place, as one list. */
function daysBefore(words: readonly string[], before: number): number[] {
  const end = lastPlace(words, before, isDay);
  if (end < 0) return [];
  const places = [end];
  for (let at = end - 1; at >= 0; at--) {
    if (isDay(words[at] ?? '')) places.unshift(at);
    else if (!/^(?:and|or|,|&|on|aur)$/.test(words[at] ?? '')) break;
  }
  return places;
}

function withOtherDays(words: string[], at: number, from: number): number | undefined {
  const old = daysBefore(words, at);
  const { meant, dropped, last } = daysBehind(words, from);
  if (old.length === 0 || meant.length === 0 || at - (old.at(-1) ?? 0) > 14) return undefined;
  const wrong = old.filter((place) => dropped.includes(words[place] ?? ''));
  const replaced = wrong.length > 0 ? wrong : meant.length >= old.length ? old : old.slice(-meant.length);
  // More days than were wrong are joined to the last of them.
  for (const [index, place] of replaced.entries()) words[place] = meant[index] ?? meant.at(-1) ?? '';
  return meant.length > replaced.length ? undefined : last;
}

/** The number behind a marker, with its unit if it has one. */
function numberBehind(words: readonly string[], from: number, reach: number) {
  for (let at = from; at < Math.min(words.length, from + reach); at++) {
    if (!isNumber(words[at] ?? '') || /^(?:and|to|or|-)$/.test(words[at + 1] ?? '')) continue;
    const unit = isUnit(words[at + 1] ?? '') ? words[at + 1] : undefined;
    return { at, unit, end: at + (unit ? 1 : 0) };
  }
  return undefined;
}

function withOtherNumber(words: string[], at: number, from: number, isWeak: boolean): number | undefined {
  const said = numberBehind(words, from, isWeak ? 4 : 8);
  if (!said) return undefined;
  for (let place = at - 1; place >= Math.max(0, at - 14); place--) {
    const unit = words[place + 1] ?? '';
    if (
      !isNumber(words[place] ?? '') ||
      !isUnit(unit) ||
      (said.unit && said.unit !== unit && !/^(?:days|times|sessions?|x)$/.test(said.unit))
    )
      continue;
    if (said.unit && /^(?:minutes|hours)$/.test(said.unit) !== /^(?:minutes|hours)$/.test(unit)) continue;
    words[place] = words[said.at] ?? '';
    return said.end;
  }
  return undefined;
}

/**
 * The words with what was taken back replaced by what was meant: 'keep Thursday free, no wait, Friday' is 'keep Friday free'. Places stay as
 * they are.
 */
export function withCorrections(spoken: readonly string[]): Corrected {
  const words = [...spoken];
  const asides: { first: number; last: number }[] = [];
  const plain = ` ${words.join(' ')} `;
  for (const found of plain.matchAll(marker)) {
    const first = plain.slice(0, found.index).trim() === '' ? 0 : plain.slice(0, found.index).trim().split(' ').length;
    const said = found[0].trim();
    const from = first + said.split(' ').length;
    if (first === 0 || asides.some((one) => one.first <= first && first <= one.last)) continue;
    if (opensOnly.test(said) && !/^[;,]$/.test(words[first - 1] ?? '')) continue;
    // 'Two is too little, make it five' says of two that it is wrong.
    if (tooMuch.test(` ${words.slice(Math.max(0, first - 14), first).join(' ')} `)) continue;
    const isWeak = weak.test(said);
    const next = words.slice(from, from + 4).some((word) => isDay(word));
    const last = (next || !isWeak ? withOtherDays(words, first, from) : undefined) ?? withOtherNumber(words, first, from, isWeak);
    if (last === undefined) continue;
    asides.push({ first, last });
    for (let at = first; at <= last; at++) words[at] = ';';
  }
  return { words, asides };
}
