import { useState, type ReactNode } from 'react';

type Props = {
  isDone: boolean;
  mayTick: boolean;
  label?: string;
  /** Resolves once it is known whether the tick counts. */
  onTick: (isDone: boolean) => Promise<unknown>;
  children: ReactNode;
};

/** A line to tick: it shows at once what was meant, and what counts once that is known. */
export function Tick({ isDone, mayTick, label, onTick, children }: Props) {
  const [meant, setMeant] = useState<boolean>();
  return (
    <label className="flex min-h-11 grow items-center gap-3">
      <input
        type="checkbox"
        className="size-5 shrink-0"
        checked={meant ?? isDone}
        disabled={!mayTick}
        aria-label={label}
        onChange={(event) => {
          // A second press waits for the answer to the first.
          if (meant !== undefined) return;
          setMeant(event.currentTarget.checked);
          void onTick(event.currentTarget.checked).finally(() => setMeant(undefined));
        }}
      />
      {children}
    </label>
  );
}
