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
