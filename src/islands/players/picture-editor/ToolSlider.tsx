import { useId } from 'react';

type Props = {
  label: string;
  shown: string;
  spoken: string;
  value: number;
  lowest: number;
  highest: number;
  step: number;
  isOff?: boolean;
  onChange: (value: number) => void;
};

/** A slider with its name and value; a screen reader reads the value in words. */
export function ToolSlider({ label, shown, spoken, value, lowest, highest, step, isOff = false, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span className="numerals" aria-hidden="true">
          {shown}
        </span>
      </div>
      <input
        id={id}
        type="range"
        className="tool-slider"
        min={lowest}
        max={highest}
        step={step}
        value={value}
        disabled={isOff}
        aria-valuetext={spoken}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
