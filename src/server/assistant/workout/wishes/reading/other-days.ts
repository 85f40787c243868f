import { weekdays, type Weekday } from '../../../../../contract/assistant/weekdays.ts';
import type { KnownPhrase } from '../kinds/read-kinds.ts';
import type { Read } from './read.ts';
import type { WishText } from './wish-text.ts';

const others =
  /(?<= )(?:(?:the |all |any |on |my |all the )*(?:other|remaining|leftover|rest of the|balance) (?:\d )?(?:days|week|weekdays)|rest of the (?:days|week)|(?:baaki|baki|bache hue|dusre|doosre|kisi aur|बाकी|दूसरे|किसी और) (?:ke |के |sab |सब )?(?:\d )?(?:days|दिनों|din)|(?:around|between|outside) (?:them|those|these|that|those days|these days)|otherwise (?:i am |im )?(?:free|flexible|open)|everything else is (?:open|free|fine)|apart from (?:that|those|these)) /;
const refusing = / (?:cant|not|no|nahin|never|busy|impossible|dont|wont|unavailable|rest|नहीं) /;
const oneOfThose = / (\d) (?:of|among|out of) (?:those|them|these|the \d) (?:[^ ;]+ ){0,4}(?:rest|off|free|resting|aaram) /;
const numbered = / (?:other|remaining|baaki|baki) (\d) days /;

const daysIn = (words: readonly string[]): Weekday[] =>
  weekdays.filter(
    (day) =>
      words.includes(day) ||
      (words.includes(/^s/.test(day) ? 'weekend' : 'weekdays') && words.includes(/^s/.test(day) ? 'weekends' : 'weekday')),
  );

/**
 * 'Monday and Wednesday are shifts, the other days are fine': the days that were named stay free, whatever is said of them. The reads, and
 * what such words add to them.
 */
export function withOtherDays(reads: readonly Read[], wish: WishText, phrases: readonly KnownPhrase[]): Read[] {
  const clause = wish.clauses().find(({ plain }) => others.test(plain));
  const learned = phrases.find(({ kinds }) => kinds.includes('otherDays'))?.clause;
  const told = clause ?? learned;
  const named = told
    ? daysIn(wish.words.filter((_word, at) => at < told.first || (clause !== undefined && at < told.first + told.words.length)))
    : [];
  // 'Only Saturday and Sunday, on the other days I work'.
  const isOnly = reads.some((one) => 'constraints' in one && !one.isGuess && one.constraints.some(({ type }) => type === 'trainOn'));
  if (!told || isOnly || named.length === 0 || named.length > 6 || refusing.test(told.plain.replace(/ no problem /, ' ')))
    return [...reads];
  const isOfDays = (one: Read) => 'constraints' in one && one.constraints.some(({ type }) => type === 'trainOn');
  const place = { first: told.first, last: told.first + told.words.length - 1 };
  const plain = ` ${wish.words.join(' ')} `;
  const resting = oneOfThose.exec(plain)?.[1];
  const count = resting === undefined ? undefined : Number(numbered.exec(plain)?.[1] ?? 7 - named.length) - Number(resting);
  return [
    ...reads.map((one): Read => {
      if (!('constraints' in one)) return one;
      const kept = one.constraints.filter(
        ({ type, value }) => !(type === 'days' && count !== undefined && value !== count) && !(type === 'practiceOn' && isOfDays(one)),
      );
      const constraints = kept.map((each) =>
        each.type === 'trainOn' || each.type === 'practiceOn'
          ? { type: 'restOn' as const, value: each.value.filter((day) => named.includes(day)) }
          : each,
      );
      const whole = constraints.filter(
        (each) => !(each.type === 'restOn' && each.value.length === 0) && !(each.type === 'days' && isOfDays(one)),
      );
      return whole.length > 0 ? { ...one, constraints: whole } : { first: one.first, last: one.last, aside: true };
    }),
    {
      ...place,
      constraints: [
        { type: 'restOn', value: named },
        ...(count !== undefined && count >= 1 ? [{ type: 'days' as const, value: Math.min(6, count) }] : []),
      ],
    },
  ];
}
