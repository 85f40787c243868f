import { useId } from 'react';
import { limits } from '../../contract/limits.ts';

/** The message itself; grows with what is typed where the browser can. */
export function MessageField({ problem }: { problem?: string | undefined }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        Message
      </label>
      <textarea
        id={id}
        name="message"
        required
        rows={7}
        maxLength={limits.contactMessageLength}
        className="field field-sizing-content min-h-44"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}
