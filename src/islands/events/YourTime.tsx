import { useSyncExternalStore } from 'react';
import { shortMoment } from '../../contract/event-words.ts';

const never = () => () => {};

/** A moment in the reader's own time zone, where that differs from the event's. `until`: it is a deadline. */
export function YourTime({ at, zone, until = false }: { at: string; zone: string; until?: boolean }) {
  const own = useSyncExternalStore(
    never,
    () => shortMoment(at),
    () => undefined,
  );
  if (own === undefined || own === shortMoment(at, zone)) return null;
  return (
    <span className="block text-[0.9375rem] font-normal text-muted">
      For you: {until && 'until '}
      {own}
    </span>
  );
}
