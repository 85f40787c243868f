import { weekdays } from '../../../../../contract/assistant/weekdays.ts';
import type { Sentence } from '../../../wishes/index.ts';
import type { Read } from './read.ts';
import type { Clause } from './wish-text.ts';

const long = '(?:long|longest|longer|big|lambi|lambe|lamba|lanbi|लंबी|लम्बी|लंबा)';
const run = '(?:slow |easy |weekend |weekly |wali |वाली )?(?:run|runs|running|jog|jogs|daud|daur|दौड|रन|रनिंग)';
const between = '(?:[^ ,;]+ ){0,5}?';
const day = `(${weekdays.join('|')}|weekends?)`;
const distance = '(?:(?:of |about |around |is |, )*\\d+(?:\\.\\d+)? ?(?:km|kms|k|miles?|kilometres?|kilometers?|किमी) )?';
const behind = new RegExp(`(?<= )(?:(?:my|the|a|one|1|weekly) )*${long} ${run} ${between}${day} ${distance}`, 'g');
const before = new RegExp(`(?<= )${day} ${between}${long} ${run} ${distance}`, 'g');
const refusing = / (?:no|not|dont|never|without|skip|cant|avoid|except|nahin|mat|नहीं) /;

const whereElse: Sentence = {
  english: 'No day is kept for the long run, nor from it, unless you name the day that it should have, such as ‘long run on Saturday’.',
  hindi: 'लंबी दौड़ का दिन तय नहीं होता, जब तक आप उसका दिन न बताएँ, जैसे ‘long run on Saturday’।',
};

/** The weekday that a long run is wished for: 'long run on Sunday', 'Sunday is for my long run', 'itwar ko lambi daud'. */
export const readLongRun = (clause: Clause): Read[] =>
  clause.parts().flatMap((part): Read[] => {
    const found = [...part.find(behind), ...part.find(before)][0];
    if (!found) return [];
    if (refusing.test(part.plain)) return [{ first: part.first, last: part.first + part.words.length - 1, cannot: whereElse }];
    const value = weekdays.find((one) => one === found.groups[0]) ?? 'sunday';
    return [{ first: found.first, last: found.last, constraints: [{ type: 'longRunOn', value }] }];
  });
