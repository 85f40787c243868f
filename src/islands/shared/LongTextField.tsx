import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame } from './FieldFrame.tsx';

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & { label: string; name: string; hint?: string; problem?: string | undefined };

/** A labelled multi-line text field that grows downwards with its text where the browser supports it; long words do not widen it. */
export function LongTextField({ label, hint, problem, className = 'min-h-44', ...input }: Props) {
  return (
    <FieldFrame label={label} hint={hint} problem={problem}>
      {(attributes) => <textarea {...input} {...attributes} className={`field field-sizing-content contain-inline-size ${className}`} />}
    </FieldFrame>
  );
}
