import type { DietRequest, MealKey } from '../../../contract/assistant/diet-request.ts';
import { minuteOf } from '../part/index.ts';
import { isOnWeekday } from './needs-of-weekday.ts';

type Times = ReadonlyMap<MealKey, string>;
/**
 * Minutes before sport (ACSM, Academy and DC 2016: the main meal three hours before, something light one hour before, protein within two
 * hours after).
 */
const [mainBefore, lightBefore] = [180, 75] as const;
/** Minutes that training lasts. */
export const lasts = 75;
const [afterMorning, afterEvening, latest] = [90, 150, 22 * 60] as const;
/** Sport that begins before here comes before breakfast. */
export const early = 9 * 60;

const clockOf = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The minute at which sport begins on a day of the plan; undefined on a day without. */
export function sportOn(request: Pick<DietRequest, 'sportAt' | 'firstWeekday'>, day: number): number | undefined {
  const { sportAt } = request;
  if (!sportAt || (sportAt.days.length > 0 && !isOnWeekday(request, day, sportAt.days))) return undefined;
  return minuteOf(sportAt.at);
}

/** The hours of a day's meals with room for sport at this minute: breakfast after an early one, lunch well before one later, dinner after it. */
export function aroundSport(times: Times, at: number): Times {
  const moved = new Map(times);
  const minute = (key: MealKey) => minuteOf(moved.get(key) ?? '00:00');
  const move = (key: MealKey, to: number) => moved.has(key) && moved.set(key, clockOf(Math.min(to, 23 * 60 + 30)));
  if (at < early) {
    move('breakfast', at + afterMorning);
    if (moved.has('midMorning') && minute('midMorning') - minute('breakfast') < 120) move('midMorning', minute('breakfast') + 120);
    return moved;
  }
  if (at < 12 * 60) {
    if (minute('breakfast') > at - 120) move('breakfast', at - 150);
    move('lunch', at + 120);
    if (minute('midMorning') > at - lightBefore && minute('midMorning') < at + 150) move('midMorning', at - 45);
    return moved;
  }
  const isNear = (key: MealKey) => minute(key) > at - mainBefore && minute(key) < at + lasts;
  if (moved.has('lunch') && isNear('lunch')) move('lunch', at - mainBefore >= 11 * 60 ? at - mainBefore : at + afterMorning);
  if (moved.has('midMorning') && minute('midMorning') > at - 60 && minute('midMorning') < at + lasts) move('midMorning', at - lightBefore);
  if (moved.has('snack') && at >= 13 * 60) move('snack', Math.max(at - lightBefore, minute('lunch') + 60));
  if (moved.has('dinner') && at >= 13 * 60) move('dinner', Math.min(latest, at + afterEvening));
  if (moved.has('night') && minute('night') - minute('dinner') < 60) move('night', minute('dinner') + 60);
  return moved;
}
