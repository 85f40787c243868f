import { useEffect } from 'react';
import type { Credits } from '../../contract/assistant/credits.ts';

const day = (date: string) => new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date));

/** Shown before anything is sent: what a request costs, and how many are left. */
export function CreditsLine({ credits, what }: { credits: Credits; what: string }) {
  const { requestsLeft, requestsAMonth, renewsOn } = credits;
  // The server rendered the number in the header before this request; it is updated here.
  useEffect(() => {
    const shown = document.querySelector('[data-requests-left]');
    if (shown) shown.textContent = String(requestsLeft);
  }, [requestsLeft]);
  return (
    <p className="text-sm text-muted" role="status">
      {requestsLeft > 0 ? (
        <>
          {what} takes one request. <strong className="numerals text-ink">{requestsLeft}</strong> of {requestsAMonth} are left until{' '}
          {day(renewsOn)}.
        </>
      ) : (
        <>
          All {requestsAMonth} requests of this month are used. They are back on {day(renewsOn)};{' '}
          <a className="link" href="/upgrade-plan">
            a larger plan has more
          </a>
          .
        </>
      )}
    </p>
  );
}
