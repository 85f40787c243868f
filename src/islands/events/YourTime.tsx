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
  const differs = own !== undefined && own !== shortMoment(at, zone);
  return (
    // Before hydration `own-times-boot.js` marks the lines that will be filled, so that they take their room from the first paint.
    <span
      suppressHydrationWarning
      data-own-time={at}
      data-zone={zone}
      className="block min-h-lh text-[0.9375rem] font-normal text-muted empty:not-data-differs:hidden"
    >
      {differs && `For you: ${until ? 'until ' : ''}${own}`}
    </span>
  );
}
