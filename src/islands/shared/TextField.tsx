import type { InputHTMLAttributes } from 'react';
import { FieldFrame } from './FieldFrame.tsx';

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  name: string;
  hint?: string;
  problem?: string | undefined;
  isProblemSpoken?: boolean;
};

/** A labelled text input; its problem is shown below it and read with it. */
export function TextField({ label, hint, problem, isProblemSpoken, ...input }: Props) {
  return (
    <FieldFrame label={label} hint={hint} problem={problem} isProblemSpoken={isProblemSpoken}>
      {(attributes) => <input {...input} {...attributes} className="field" />}
    </FieldFrame>
  );
}
