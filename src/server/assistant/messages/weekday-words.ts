import { weekdays, type Weekday } from '../../../contract/assistant/weekdays.ts';

const lines: Readonly<Record<Weekday, string>> = {
  monday: 'monday mondays mon somvar somwar somvaar somwaar सोमवार सोम',
  tuesday: 'tuesday tuesdays tue tues tuseday tuesdy mangalvar mangalwar mangalvaar mangalwaar mangal mangalbar मंगलवार मंगल',
  wednesday: 'wednesday wednesdays wed weds wednsday budhvar budhwar budhvaar budhwaar budh बुधवार बुध',
  thursday:
    'thursday thursdays thu thur thurs guruvar guruwar guruvaar guruwaar brihaspativar virvar veervar veerwar jumerat गुरुवार गुरूवार बृहस्पतिवार गुरु guru',
  friday: 'friday fridays fri shukravar shukrawar shukravaar shukrawaar shukarvar jumma juma शुक्रवार शुक्र shukra',
  saturday: 'saturday saturdays sat saterday shanivar shaniwar shanivaar shaniwaar sanichar शनिवार शनि shani',
  sunday: 'sunday sundays sun raviwar ravivar ravivaar raviwaar itvar itwar itvaar itwaar रविवार इतवार रवि',
};
/** Short names that are other words too, and count only next to 'on', 'every' or another day. */
const ambiguous = new Set([
  'sat',
  'sun',
  'wed',
  'mon',
  'mangal',
  'budh',
  'fri',
  'thu',
  'tue',
  'juma',
  'सोम',
  'शनि',
  'shani',
  'शुक्र',
  'shukra',
  'रवि',
  'गुरु',
  'guru',
  'मंगल',
  'बुध',
]);
const dayOf = new Map(weekdays.flatMap((day) => lines[day].split(' ').map((word) => [word, [day]] as const)));
const several = new Map<string, readonly Weekday[]>([
  ['weekend', ['saturday', 'sunday']],
  ['weekends', ['saturday', 'sunday']],
  ['weekday', ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']],
  ['weekdays', ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']],
]);
const beside = /^(?:on|every|each|and|or|to|till|through|,|aur|ya|ko|only|wale|से|को|और)$/;

export type DayWord = { readonly at: number; readonly days: readonly Weekday[] };

const daysAt = (words: readonly string[], at: number): readonly Weekday[] | undefined => {
  const word = words[at] ?? '';
  if (
    ambiguous.has(word) &&
    !beside.test(words[at - 1] ?? '') &&
    !beside.test(words[at + 1] ?? '') &&
    !dayOf.has(words[at + 1] ?? '') &&
    !dayOf.has(words[at - 1] ?? '')
  )
    return undefined;
  return several.get(word) ?? dayOf.get(word);
};

/** The weekdays named in a list of words, with the places of their words; 'Monday to Friday' is five. */
export function findDays(words: readonly string[]): DayWord[] {
  const found: DayWord[] = [];
  for (let at = 0; at < words.length; at++) {
    const days = daysAt(words, at);
    if (!days) continue;
    const before = found.at(-1);
    const isRange = before !== undefined && before.at === at - 2 && /^(?:to|till|through|se|से)$/.test(words[at - 1] ?? '');
    const [first] = before?.days ?? [];
    const [last] = days;
    found.push({ at, days: isRange && first && last ? between(first, last) : days });
  }
  return found;
}

function between(first: Weekday, last: Weekday): Weekday[] {
  const start = weekdays.indexOf(first);
  const count = (weekdays.indexOf(last) - start + 7) % 7;
  return Array.from({ length: count + 1 }, (_, at) => weekdays[(start + at) % 7] as Weekday);
}
