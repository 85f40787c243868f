import { dayIn } from '../../contract/tournament-days.ts';
import type { EnteredTournament } from '../../contract/tournaments.ts';

const dayMs = 86_400_000;
export type TournamentToday = EnteredTournament & { day: number; days: number };

/** The tournaments that are played today in their own time zone, each with the number of the day (1 for the first). */
export const tournamentsToday = (tournaments: readonly EnteredTournament[], now = new Date()): TournamentToday[] =>
  tournaments.flatMap((one) => {
    const today = dayIn(now, one.time_zone);
    const daysTo = (day: string) => Math.round((Date.parse(day) - Date.parse(one.starts_on)) / dayMs) + 1;
    return today >= one.starts_on && today <= one.ends_on ? [{ ...one, day: daysTo(today), days: daysTo(one.ends_on) }] : [];
  });
