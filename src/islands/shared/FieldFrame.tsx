import { useId, type ReactNode } from 'react';

/** What an input must carry so that its label and its problem are spoken with it. */
export type FieldAttributes = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

type Props = {
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  /** For a form of one field: the problem is spoken at once, not only with the field. */
  isProblemSpoken?: boolean | undefined;
  children: (attributes: FieldAttributes) => ReactNode;
};

/** A label over an input, a hint and what is wrong with it under it. */
export function FieldFrame({ label, hint, problem, isProblemSpoken, children }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {children({ id, 'aria-invalid': problem ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} role={isProblemSpoken ? 'alert' : undefined} className="mt-1 text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}
