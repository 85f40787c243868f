import * as z from 'zod/mini';

/** The days of a week, Monday first. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

export const weekday = z.enum(weekdays, 'Please choose a day of the week.');

/** Weekdays, each at most once; may be empty. */
export const weekdayList = z._default(
  z
    .array(weekday, 'Please choose days of the week.')
    .check(z.refine((days) => new Set(days).size === days.length, { message: 'Please choose each day once.' })),
  [],
);

const hindiDays: Readonly<Record<Weekday, string>> = {
  monday: 'सोमवार',
  tuesday: 'मंगलवार',
  wednesday: 'बुधवार',
  thursday: 'गुरुवार',
  friday: 'शुक्रवार',
  saturday: 'शनिवार',
  sunday: 'रविवार',
};
const englishDay = (day: Weekday) => day.slice(0, 1).toUpperCase() + day.slice(1);

/** Days as a list in words: 'Monday, Tuesday and Friday'. */
export function weekdayNames(days: readonly Weekday[], language: 'english' | 'hindi'): string {
  const names = weekdays.filter((day) => days.includes(day)).map((day) => (language === 'hindi' ? hindiDays[day] : englishDay(day)));
  const [last = '', ...before] = names.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${language === 'hindi' ? 'और' : 'and'} ${last}`;
}
