import type { CalendarFeed } from '../../contract/calendars.ts';
import { Moment } from '../shared/Moment.tsx';

/** Whether there is an address, since when, and whether a calendar reads it. */
export function FeedState({ feed, isShown }: { feed: CalendarFeed; isShown: boolean }) {
  if (!feed.is_on || !feed.made_at) return <p className="text-muted">No calendar reads it yet.</p>;
  return (
    <p>
      <strong className="font-semibold">It is on.</strong>{' '}
      <span className="text-muted">
        Made <Moment at={feed.made_at} />,{' '}
        {feed.last_read_at ? (
          <>
            last read by a calendar <Moment at={feed.last_read_at} />.
          </>
        ) : (
          'not read by a calendar yet.'
        )}
        {!isShown && ' We keep no copy of the address: if yours is lost, make a new one.'}
      </span>
    </p>
  );
}
