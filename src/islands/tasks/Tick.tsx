import { useState, type ReactNode } from 'react';

type Props = {
  isDone: boolean;
  mayTick: boolean;
  label?: string;
  /** Resolves when the server has answered. */
  onTick: (isDone: boolean) => Promise<unknown>;
  children: ReactNode;
};

/** A checkbox that changes at once and follows the server's answer. */
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
          // Ignored until the answer to the first click arrives.
          if (meant !== undefined) return;
          setMeant(event.currentTarget.checked);
          void onTick(event.currentTarget.checked).finally(() => setMeant(undefined));
        }}
      />
      {children}
    </label>
  );
}
