import { useId, type ReactNode } from 'react';

/** The attributes that connect an input to its label and its problem for screen readers. */
export type FieldAttributes = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

/** The id of a field's label. The label alone does not name a field with suggestions: Base UI hides it from screen readers while they are shown. */
export const labelOf = (fieldId: string): string => `${fieldId}-label`;

type Props = {
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  /** For a form with one field: the problem is announced at once, not only when the field is focused. */
  isProblemSpoken?: boolean | undefined;
  children: (attributes: FieldAttributes) => ReactNode;
};

/** A label above an input; a hint and the problem below it. */
export function FieldFrame({ label, hint, problem, isProblemSpoken, children }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div>
      <label id={labelOf(id)} htmlFor={id} className="mb-1 block font-semibold">
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
