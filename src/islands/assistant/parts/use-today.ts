import { useSyncExternalStore } from 'react';

const dayMs = 86_400_000;
const never = () => () => undefined;
const isoOf = (now: Date) => now.toISOString().slice(0, 10);

/** Today in the browser's time zone, such as 2026-11-23. */
function todayHere(): string {
  const now = new Date();
  return isoOf(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));
}

/** The browser's time zone, sent with calls that depend on the day. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Today in the user's time zone. On the server and during hydration it is `atFirst`, the server's date. */
export const useToday = (atFirst?: string): string => useSyncExternalStore(never, todayHere, () => atFirst ?? isoOf(new Date()));

/** The days since the plan's first day; negative before it. */
export function useDaysPassed(startsOn: string): number {
  const today = useToday();
  return Math.round((Date.parse(`${today}T00:00Z`) - Date.parse(`${startsOn}T00:00Z`)) / dayMs);
}

/** The number of the plan's day that is today, limited to its first and last day. */
export const useTodayIn = (startsOn: string, days: number): number => Math.min(days - 1, Math.max(0, useDaysPassed(startsOn)));
