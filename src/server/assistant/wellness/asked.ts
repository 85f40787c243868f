import { weekdays } from '../../../contract/assistant/weekdays.ts';
import type { WellnessAsked } from '../../../contract/assistant/quiet-wishes.ts';
import type { WellnessRequest } from '../../../contract/assistant/wellness.ts';
import { applyChips, weekdayOf } from '../part/index.ts';
import { practicesNamed } from './practice-names.ts';
import { allowedPractices } from './practices.ts';

const nothing: WellnessAsked = { refused: [], life: [], restDays: [], off: [] };
const askedIn = ({ asked }: Pick<WellnessRequest, 'asked'>): WellnessAsked => asked ?? nothing;
const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
const asking = (request: WellnessRequest, more: Partial<WellnessAsked>): WellnessRequest => ({
  ...request,
  asked: { ...askedIn(request), ...more },
});
/** A plan needs three areas of practice. */
const fewestAreas = 3;
const areasIn = (request: WellnessRequest) =>
  new Set(allowedPractices(request).flatMap(({ area, id }) => (area === 'nerves' || id === 'lookBack' ? [] : [area]))).size;
const ifPossible = (before: WellnessRequest, after: WellnessRequest) => (areasIn(after) >= fewestAreas ? after : before);

/** The least and the most minutes a day. */
export const minutesADay = (value: number): number => Math.min(60, Math.max(5, value));

/** What each chip does to a request. */
export const withConstraints = applyChips<WellnessRequest>({
  minutes: (request, value) => ({ ...request, minutesPerDay: minutesADay(value) }),
  noPractice: (request, value) =>
    ifPossible(request, asking(request, { refused: unique([...askedIn(request).refused, ...practicesNamed(value)]) })),
  life: (request, value) => ifPossible(request, asking(request, { life: unique([...askedIn(request).life, value]) })),
  restOn: (request, value) => {
    const restDays = unique([...askedIn(request).restDays, ...value]);
    return restDays.length < weekdays.length ? asking(request, { restDays }) : request;
  },
  trainOn: (request, value) => asking(request, { restDays: weekdays.filter((day) => !value.includes(day)) }),
});

/** The request with the days of the plan on which nothing should be. */
export function withDaysOff(request: WellnessRequest, startsOn: string): WellnessRequest {
  const { restDays } = askedIn(request);
  if (restDays.length === 0) return request;
  const off = Array.from({ length: 14 }, (_one, at) => at + 1).filter((day) => restDays.includes(weekdayOf(startsOn, day - 1)));
  return asking(request, { off });
}
