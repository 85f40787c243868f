import { useSyncExternalStore } from 'react';

const shown = (iso: string, timeZone?: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(iso));
/** The time zone does not change while the page is open. */
const neverChanges = () => () => {};

/** A moment in the reader's own time zone; the server renders it in India's. */
export function Moment({ at }: { at: string }) {
  const text = useSyncExternalStore(
    neverChanges,
    () => shown(at),
    () => shown(at, 'Asia/Kolkata'),
  );
  return (
    <time dateTime={at} className="tabular-nums">
      {text}
    </time>
  );
}
