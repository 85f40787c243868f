import { findDays, inHinglish, type TracedText } from '../messages/index.ts';
import type { Reading } from '../wishes/index.ts';
import { clock, minutesOf, written } from './clock.ts';
import { readingOf } from './rule.ts';

const sport =
  '(?:train|trains|training|gym|workout|workouts|exercise|run|runs|running|jog|jogging|practice|nets|swim|swimming|cycling|yoga|crossfit|lift|kasrat|daud|daudta|daudti|daudne|match|matches|game|tournament|race|football|cricket|badminton|tennis|hockey|basketball|kabaddi|volleyball|session|जिम|दौड|मैच|कसरत|अभ्यास|व्यायाम)';
const isMatch = / (?:match|matches|game|tournament|race|मैच) /;
const between = '(?:(?!;|,)\\S+ ){0,4}?';
const search = new RegExp(`(?<= )(?:${sport} ${between}${clock}|${clock} ${between}${sport})(?= )`, 'gu');
const ofFood = / (?:eat|breakfast|lunch|dinner|snack|meal|chai|tea|milk|before|after|pehle|baad|until|till|finish\w*|back|ends?) /;
const morning = / (?:subah|सुबह|savere|morning|wake|uth\w*) /;
const later = / (?:sham|shaam|शाम|रात|evening|raat|night|afternoon|dopahar) /;

/** The hour of training or of a match, and its weekdays: 'I train at 6 am', 'match at 4 pm on Sunday', 'subah 5 baje daudta hu'. */
export function sportTimes(traced: TracedText): Reading[] {
  const { plain } = inHinglish(traced);
  // Places are those of the typed text, which has the same words.
  const typed = [...traced.plain.matchAll(/\S+/g)];
  const wordAt = (index: number) => plain.slice(0, index).trim().split(' ').filter(Boolean).length;
  return [...plain.matchAll(search)].flatMap((found): Reading[] => {
    const [hour, minute, half] = found[1] === undefined ? found.slice(4, 7) : found.slice(1, 4);
    const isClock = half !== undefined || minute !== undefined || / at \d/.test(found[0]);
    const clause = ` ${plain.slice(0, found.index).split(/[;,]/).at(-1) ?? ''}${plain.slice(found.index).split(/[;,]/)[0] ?? ''} `;
    if (!isClock || ofFood.test(clause)) return [];
    const said = /^[ap]/.test(half ?? '') ? half : later.test(clause) ? 'pm' : morning.test(clause) ? 'am' : half;
    const at = minutesOf(hour, minute, said, /^p/.test(said ?? '') ? 'until' : 'from');
    if (at === undefined || at < 4 * 60 || at > 22 * 60) return [];
    const days = [...new Set(findDays(clause.trim().split(' ')).flatMap((one) => one.days))];
    const [first, last] = [wordAt(found.index), wordAt(found.index) + found[0].trim().split(' ').length - 1];
    const [from, to] = [typed[first], typed[last]];
    if (!from || !to) return [];
    return [
      readingOf(traced, from.index, to.index + to[0].length - from.index, [
        { type: 'sportAt', value: { at: written(at), isMatch: isMatch.test(` ${found[0]} `), days } },
      ]),
    ];
  });
}
