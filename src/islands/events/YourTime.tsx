import { useSyncExternalStore } from 'react';
import type { TeamEvent } from '../../contract/event-shapes.ts';
import { shortMoment } from '../../contract/event-words.ts';

const never = () => () => {};

/** An event's start in the reader's own time zone, where that differs from the event's. */
export function YourTime({ event }: { event: Pick<TeamEvent, 'starts_at' | 'time_zone'> }) {
  const own = useSyncExternalStore(
    never,
    () => shortMoment(event.starts_at),
    () => undefined,
  );
  if (own === undefined || own === shortMoment(event.starts_at, event.time_zone)) return null;
  return <span className="block text-[0.9375rem] font-normal text-muted">For you: {own}</span>;
}
