/** Where mail or text messages are a sandbox, names it and links to the outbox. */
export function OutboxNote({ what = 'mail' }: { what?: 'mail' | 'text messages' }) {
  return (
    <p className="mt-5 border-t border-line pt-4 text-sm text-muted">
      This installation sends no {what}: the code is at{' '}
      <a className="link" href="/dev/outbox" target="_blank">
        /dev/outbox<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      .
    </p>
  );
}
