import type { TimedBlockName } from '../../../../../contract/assistant/workout-wishes.ts';
import type { Read } from './read.ts';
import type { Clause } from './wish-text.ts';

const warm = '(?:warm ?ups?|warming up|warmup|वार्म ?अप)';
const cool = '(?:cool ?downs?|cooldown|cooling down|stretching|stretches|stretch|flexibility(?: work)?|कूल ?डाउन|स्ट्रेचिंग)';
const between =
  '(?:(?:of|a|an|the|for|should be|must be|is|at least|atleast|minimum|min|max|only|just|about|around|proper|good|easy|gentle|slow|light|long|ka|ki|ke|hona|chahiye|please|do|with|in|,|=|:|तक|का|की) ){0,4}';
const minutes = '(\\d{1,2})(?: (?:to|or|se) \\d{1,2})? minutes';
const searches = (words: string) => [
  new RegExp(`(?<= )${minutes} ${between}${words} `, 'g'),
  new RegExp(`(?<= )${words} ${between}${minutes} `, 'g'),
];
const blocks: readonly (readonly [TimedBlockName, readonly RegExp[]])[] = [
  ['warmUp', searches(warm)],
  ['coolDown', searches(cool)],
];
/** 'Stretching 10 minutes before running' is no end of a session, and a whole session of it is said of its length. */
const elsewhere = / (?:session|daily|every morning|before|yoga) $/;

/** The minutes that a warm-up or cool-down is to take: '10 minutes warm-up', 'stretching 10 minutes at the end'. */
export function readBlockMinutes(clause: Clause): Read[] {
  return blocks.flatMap(([block, all]) =>
    all
      .flatMap((search) => clause.find(search))
      .slice(0, 1)
      .flatMap(({ first, last, groups, end }): Read[] => {
        const value = Number(groups[0]);
        const behind = ` ${clause.plain.slice(end).trim().split(' ').slice(0, 1).join(' ')} `;
        return value >= 2 && value <= 20 && !elsewhere.test(behind)
          ? [{ first, last, constraints: [{ type: 'blockMinutes', value: { block, minutes: value } }] }]
          : [];
      }),
  );
}
