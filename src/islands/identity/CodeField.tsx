import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp';
import { useId, type Ref } from 'react';

type Props = {
  label: string;
  /** How many digits the code has. */
  length: number;
  value: string;
  problem: string | undefined;
  /** `checking`: a code is being verified, the field keeps the focus; `over`: no more digits are accepted. */
  phase: 'typing' | 'checking' | 'over';
  inputRef: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
  onComplete: (code: string) => void;
};

const digitsIn = (text: string) => text.replace(/\D/g, '');

/** One field for the whole code, drawn as a scoreboard of single digits. A pasted code may have spaces and dashes. */
export function CodeField({ label, length, value, problem, phase, inputRef, onChange, onComplete }: Props) {
  const id = useId();
  return (
    <div>
      {/* input-otp injects a style element unless it finds one with this id. The content security policy forbids that, so theme/code-field.css has its rules. */}
      <span id="input-otp-style" hidden />
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <OTPInput
        ref={inputRef}
        id={id}
        name="passcode"
        autoFocus
        maxLength={length}
        value={value}
        disabled={phase === 'over'}
        readOnly={phase === 'checking'}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={REGEXP_ONLY_DIGITS}
        pasteTransformer={digitsIn}
        pushPasswordManagerStrategy="none"
        noScriptCSSFallback={null}
        // input-otp accepts a paste even while it is read-only.
        onChange={(typed) => phase === 'typing' && onChange(typed)}
        onComplete={onComplete}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-problem`}
        containerClassName="code-field"
        render={({ slots }) =>
          slots.map(({ char, isActive, hasFakeCaret }, place) => (
            <span key={place} className="code-digit numerals" data-active={isActive || undefined} data-invalid={problem ? true : undefined}>
              {char}
              {hasFakeCaret && <span className="code-caret" />}
            </span>
          ))
        }
      />
      <p id={`${id}-problem`} role="alert" className="mt-2 font-semibold text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}
