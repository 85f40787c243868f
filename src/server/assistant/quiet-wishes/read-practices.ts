import { weekdays, type Weekday } from '../../../contract/assistant/weekdays.ts';
import type { PracticeNamed } from '../../../contract/assistant/quiet-wishes.ts';
import { findDays } from '../messages/index.ts';
import type { Reading } from '../wishes/index.ts';
import { stanceTo } from './stance.ts';
import type { QuietText } from './quiet-text.ts';

/** A practice or a family of them, and how people call it (a pattern of whole words). */
export type PracticeWords = { readonly named: PracticeNamed; readonly pattern: string };

/** The weekdays that some words name. */
export const daysIn = (plain: string): Weekday[] => {
  const named = new Set(findDays(plain.trim().split(' ')).flatMap(({ days }) => days));
  return weekdays.filter((day) => named.has(day));
};

/** How often a week some words say; null if they do not. */
function timesIn(plain: string): number | null {
  if (
    / (?:once|1 (?:baar|bar|time)) (?:a|per|every|each|in a|the)? ?week| (?:hafte|week) (?:me |main |mein )?(?:1|ek) (?:baar|bar|din) /.test(
      plain,
    )
  )
    return 1;
  if (/ twice (?:a|per|every|each|in a|the)? ?week/.test(plain)) return 2;
  if (/ (?:daily|every day|roz|everyday) /.test(plain)) return 7;
  const said =
    / ([1-7]) ?(?:x|times|baar|bar|days|din) (?:a|per|every|each|in a)? ?(?:week)| (?:hafte|week) (?:me |main |mein )?([1-7]) (?:baar|bar|din|times) /.exec(
      plain,
    );
  return said ? Number(said[1] ?? said[2]) : null;
}

/** What is refused and what is wanted of some practices; how often one is wanted says nothing of the plan's days. */
export function readPractices(text: QuietText, practices: readonly PracticeWords[]): Reading[] {
  let isRefusing = false;
  const readings: Reading[] = [];
  for (const piece of text.pieces) {
    if (piece.starts) isRefusing = false;
    const taken: { from: number; to: number }[] = [];
    for (const { named, pattern } of practices) {
      const found = new RegExp(` (?:${pattern}) `).exec(piece.plain);
      if (!found) continue;
      const to = found.index + found[0].length;
      if (taken.some((one) => one.from < to - 1 && found.index < one.to - 1)) continue;
      taken.push({ from: found.index, to });
      const stance = stanceTo(piece, found.index, to, isRefusing);
      isRefusing = stance === 'refused';
      const place = text.spanOfPiece(piece);
      if (stance === 'refused') readings.push({ ...place, constraints: [{ type: 'noPractice', value: named }] });
      else if (stance === 'told') readings.push({ ...place, aside: true });
      else
        readings.push({
          ...place,
          constraints: [{ type: 'wantPractice', value: { practice: named, times: timesIn(piece.plain), days: daysIn(piece.plain) } }],
        });
    }
    isRefusing ||= / (?:no|without|avoid|nothing) /.test(piece.plain) && taken.length === 0;
  }
  return readings;
}
