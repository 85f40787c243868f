import { shortMoment } from '../../contract/event-words.ts';
import type { MyTeam } from '../../contract/teams.ts';

/** When an event begins, in its own time zone: 'Sat 5 Dec, 06:30'. */
export const whenOf = ({ starts_at, time_zone }: NonNullable<MyTeam['next_event']>): string => shortMoment(starts_at, time_zone);
