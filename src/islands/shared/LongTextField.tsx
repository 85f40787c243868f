import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame } from './FieldFrame.tsx';

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & { label: string; name: string; hint?: string; problem?: string | undefined };

/** A labelled text of several lines; grows with what is typed where the browser can, downwards: a long address makes no form wider. */
export function LongTextField({ label, hint, problem, className = 'min-h-44', ...input }: Props) {
  return (
    <FieldFrame label={label} hint={hint} problem={problem}>
      {(attributes) => <textarea {...input} {...attributes} className={`field field-sizing-content contain-inline-size ${className}`} />}
    </FieldFrame>
  );
}
