import { englishOf, statedIn } from '../chips/index.ts';
import type { TracedText } from '../messages/index.ts';
import type { Reading } from '../wishes/index.ts';
import { readingOf } from './rule.ts';

const places =
  '(?:mess|canteen|cafeteria|hostel|tiffin service|tiffin wala|tiffin wali|dabba|dabbawala|dhaba|office cafeteria|caterer|maid|bai|cook aunty|मेस|कैंटीन|हॉस्टल)';
const gives =
  '(?:gives?|serves?|has|have|makes?|offers?|menu|food|provides?|sends?|gets?|get|there is|there are|only|milta|milti|milte|deta|deti|dete|banta|banti|hota|hai|me|mein|ka|ke|is|मिलता|मिलती|मिलते|देता|में)';
const fromPlace = new RegExp(` ${places} (?:[^;,]{0,40} )?${gives} `, 'u');

/** Foods that a mess, canteen or dhaba cooks: 'mess gives poha and idli'. They need no kitchen of one's own. */
export const servedIn = (traced: TracedText): Reading[] =>
  statedIn(traced)
    .filter(({ state, pattern, index }) => {
      const sentence = traced.plain.slice(traced.plain.lastIndexOf(';', index) + 1, index + 60).split(' ; ')[0] ?? '';
      return state !== 'refused' && state !== 'disliked' && pattern === undefined && fromPlace.test(` ${sentence.trim()} `);
    })
    .map(({ index, length, food, said }) => readingOf(traced, index, length, [{ type: 'served', value: food ?? englishOf(said) }]));
