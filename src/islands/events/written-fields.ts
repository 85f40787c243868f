import type { TeamEvent } from '../../contract/event-shapes.ts';

/** What an event keeps when it is changed or added again: everything that was written of it but its times. */
export const writtenFields = (event: TeamEvent) => ({
  kind: event.kind,
  title: event.title,
  opponent: event.opponent,
  note: event.note,
  place: event.place,
  map_link: event.own_map_link,
  capacity: event.capacity,
  time_zone: event.time_zone,
});
