import type { MyTeam } from '../../contract/teams.ts';

/** When an event begins, on the clock of its own zone: 'Sat 5 Dec, 6:30 am'. */
export function whenOf({ starts_at, time_zone }: NonNullable<MyTeam['next']>): string {
  const show = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-IN', { timeZone: time_zone, ...options }).format(new Date(starts_at));
  return `${show({ weekday: 'short', day: 'numeric', month: 'short' })}, ${show({ hour: 'numeric', minute: '2-digit' })}`;
}
