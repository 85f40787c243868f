import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';
import { limits } from '../../../contract/limits.ts';
import { pictureKinds } from '../../../contract/picture-facts.ts';
import { useEarlyInput } from '../../shared/use-early-input.ts';

type Props = { isOpening: boolean; problem: string | undefined; onFile: (file: File) => void };

/** The empty stage: choose a picture, drop it or paste it. */
export function ChooseFile({ isOpening, problem, onFile }: Props) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  function choose() {
    const file = input.current?.files?.[0];
    // Lets the same file be chosen again after a refusal.
    if (input.current) input.current.value = '';
    if (file && !isOpening) onFile(file);
  }
  const stage = useRef<HTMLDivElement>(null);
  useEarlyInput(stage);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (file) onFile(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    addEventListener('paste', listen);
    return () => removeEventListener('paste', listen);
  }, []);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  }
  return (
    <div
      ref={stage}
      className="drop-zone"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <svg
        className="size-28 text-pitch-line sm:size-36"
        viewBox="0 0 120 120"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <circle cx="60" cy="60" r="57" />
        <circle cx="60" cy="48" r="18" />
        <path d="M26 96c4-19 17-28 34-28s30 9 34 28M60 3v12M60 105v12M3 60h12M105 60h12" />
      </svg>
      <p className="display text-2xl">{isOpening ? 'Opening the picture' : 'Drop a picture here'}</p>
      <label
        className="button button-accent has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-chalk"
        aria-disabled={isOpening || undefined}
      >
        Choose a picture
        <input type="file" className="visually-hidden" accept={pictureKinds.join(',')} ref={input} onChange={choose} />
      </label>
      <p className="max-w-[36ch] text-chalk-muted">
        Or paste one. JPEG, PNG, WebP, AVIF or HEIC, from {limits.profilePhotoPx} x {limits.profilePhotoPx} pixels, up to{' '}
        {limits.pictureBytes / 1024 / 1024} MB.
      </p>
      <p role="alert" className="max-w-[40ch] rounded-card bg-chalk px-4 py-2 font-semibold text-pitch empty:hidden">
        {problem}
      </p>
    </div>
  );
}
