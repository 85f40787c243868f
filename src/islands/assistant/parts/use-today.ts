import { useSyncExternalStore } from 'react';

const dayMs = 86_400_000;
const never = () => () => undefined;
const isoOf = (now: Date) => now.toISOString().slice(0, 10);

/** Today by the clock of this browser, as 2026-11-23. */
function todayHere(): string {
  const now = new Date();
  return isoOf(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));
}

/** The zone of this browser, sent with what asks for a day. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Today where the person is; on the server, and in the first instant here, the day that the server takes it for. */
export const useToday = (atFirst?: string): string => useSyncExternalStore(never, todayHere, () => atFirst ?? isoOf(new Date()));

/** Which day of a plan it is today, between the first and the last. */
export function useTodayIn(startsOn: string, days: number): number {
  const today = useToday();
  const passed = Math.round((Date.parse(`${today}T00:00Z`) - Date.parse(`${startsOn}T00:00Z`)) / dayMs);
  return Math.min(days - 1, Math.max(0, passed));
}
