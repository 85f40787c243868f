import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { readLines, writeLines, type ChecklistLine } from './checklist-text.ts';

type Props = {
  label: string;
  name: string;
  hint?: string | undefined;
  problem?: string | undefined;
  lines: readonly ChecklistLine[];
  most: number;
  longest: number;
};

/** A checklist with one field per line; a renamed line keeps its id. Enter goes to the next line. */
export function ChecklistField({ label, name, hint, problem, lines: first, most, longest }: Props) {
  const [lines, setLines] = useState(first);
  const [wanted, setWanted] = useState<{ at: number }>();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const kept = useRef<HTMLTextAreaElement>(null);
  const text = writeLines(lines);
  const stored = useRef(text);
  useEffect(() => {
    if (stored.current === text) return;
    stored.current = text;
    // useDraft stores fields on their input events, and setting this hidden field fires none.
    kept.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [text]);
  useEffect(() => {
    if (wanted) list.current?.querySelectorAll('input')[wanted.at]?.focus();
  }, [wanted]);

  const change = (at: number, changed: string) => setLines(lines.map((line, index) => (index === at ? { ...line, label: changed } : line)));
  function add(at: number) {
    if (lines.length >= most) return;
    setLines([...lines.slice(0, at), { label: '' }, ...lines.slice(at)]);
    setWanted({ at });
  }
  function remove(at: number) {
    setLines(lines.filter((_line, index) => index !== at));
    setWanted({ at: Math.max(0, at - 1) });
  }
  function press(event: KeyboardEvent<HTMLInputElement>, at: number) {
    const isEmpty = event.currentTarget.value === '';
    if (event.key !== 'Enter' && !(event.key === 'Backspace' && isEmpty)) return;
    event.preventDefault();
    if (event.key === 'Enter') add(at + 1);
    else remove(at);
  }
  return (
    <fieldset aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className="mb-1 font-semibold">{label}</legend>
      <textarea
        ref={kept}
        hidden
        name={name}
        aria-label={label}
        value={text}
        onChange={({ currentTarget }) => currentTarget.value !== text && setLines(readLines(currentTarget.value))}
      />
      <ul ref={list} className="space-y-2">
        {lines.map((line, at) => (
          <li key={line.id ?? `new ${at}`} className="flex gap-2">
            <input
              className="field"
              aria-label={`Line ${at + 1}`}
              aria-invalid={problem ? true : undefined}
              value={line.label}
              maxLength={longest}
              autoComplete="off"
              onChange={(event) => change(at, event.currentTarget.value)}
              onKeyDown={(event) => press(event, at)}
            />
            <button
              type="button"
              className="grid size-11 shrink-0 place-items-center rounded hover:bg-sunken"
              aria-label={`Remove line ${at + 1}`}
              onClick={() => remove(at)}
            >
              <svg className="size-5" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
                <path d="m5 5 10 10M15 5 5 15" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
      {lines.length < most && (
        <button type="button" className="link min-h-11 font-semibold" onClick={() => add(lines.length)}>
          Add a line
        </button>
      )}
      {hint && <p className="text-sm text-muted">{hint}</p>}
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm text-bad">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
