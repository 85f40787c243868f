import { useEffect, useRef } from 'react';

type Props = { email: string; onAnother: () => void };

/** Replaces the form when the message was received. */
export function ContactSent({ email, onAnother }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  // The focused form is gone; without this a screen reader would start again at the top of the page.
  useEffect(() => title.current?.focus(), []);
  return (
    <div role="status" className="card p-6">
      <svg className="mb-3 size-10 text-good" viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
        <circle cx="20" cy="20" r="17" />
        <path d="m12 21 6 6 11-13" />
      </svg>
      <h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
        Your message is here
      </h2>
      <p className="mt-2">
        A person will read it and answer within three working days, to <strong className="font-semibold wrap-anywhere">{email}</strong>.
      </p>
      <button type="button" className="button button-plain mt-5" onClick={onAnother}>
        Write another
      </button>
    </div>
  );
}
