import { useId, type ReactNode } from 'react';

type Choice = { value: string; label: ReactNode; detail?: ReactNode };
type Props = {
  legend: string;
  name: string;
  kind: 'radio' | 'checkbox';
  choices: readonly Choice[];
  /** The values that are selected at first. */
  chosen?: readonly string[];
  hint?: string;
  problem?: string | undefined;
  /** The grid classes for the cards. */
  columns: string;
};

/** Choices as cards; native radio buttons or checkboxes for the form, the keyboard and screen readers. */
export function ChoiceGroup({ legend, name, kind, choices, chosen = [], hint, problem, columns }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className={`grid gap-2 ${columns}`}>
        {choices.map(({ value, label, detail }, at) => (
          <label key={value} className="choice" data-invalid={problem ? '' : undefined}>
            <input
              type={kind}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="choice-input"
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem && at === 0 ? `${id}-problem` : undefined}
            />
            <span className="choice-face">
              <span className="font-semibold">{label}</span>
              {detail && <span className="text-sm text-muted">{detail}</span>}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm text-bad">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
