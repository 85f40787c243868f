/** Where mail is a sandbox, the screen says so and where to look. */
export function OutboxNote() {
  return (
    <p className="mt-5 border-t border-line pt-4 text-sm text-muted">
      This installation sends no mail: the code is at{' '}
      <a className="link" href="/dev/outbox" target="_blank">
        /dev/outbox<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      .
    </p>
  );
}
