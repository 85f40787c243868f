import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useRef, type KeyboardEvent } from 'react';
import type { MeditationSession } from '../../../../contract/assistant/meditation-plan.ts';
import { BreathCircle } from './BreathCircle.tsx';
import { clock } from './breath.ts';
import { PlayerControls } from './PlayerControls.tsx';
import { PlayerIcon } from './PlayerIcon.tsx';
import { usePlayer } from './use-player.ts';
import { useLanguage, useWords } from '../../parts/in-language.tsx';
import { langOf } from '../../parts/lang-of.ts';

type Props = { session: MeditationSession; onClose: () => void; onOver: () => void };

const corner = 'grid size-12 place-items-center rounded-full text-chalk hover:bg-pitch-raised';

function Playing({ session, onOver }: Omit<Props, 'onClose'>) {
  const { meditation: words } = useWords();
  const player = usePlayer(session, onOver);
  const { cue, seconds, since, isOver, isSounding } = player;
  const part = session.parts.find(({ startSeconds, endSeconds }) => seconds >= startSeconds && seconds < endSeconds);
  const cueStart = cue?.atSeconds ?? 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: player.back, ArrowRight: player.forward }[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  return (
    <div className="flex min-h-full flex-col items-center justify-between gap-6 px-6 pb-8 pt-4" onKeyDown={onKeyDown}>
      <div className="flex w-full items-center justify-between gap-4">
        <button
          type="button"
          className={corner}
          onClick={player.toggleSound}
          aria-pressed={isSounding}
          aria-label={isSounding ? words.bellOn : words.bellOff}
        >
          <PlayerIcon of={isSounding ? 'bell' : 'silent'} className="size-6" />
        </button>
        <div className="min-w-0 text-center">
          <BaseDialog.Title className="truncate text-xl text-chalk">{session.name}</BaseDialog.Title>
          <p className="truncate text-sm text-chalk-muted">
            {part && part.name !== session.name ? part.name : words.howOneIs(session.posture.name, session.eyes)}
          </p>
        </div>
        <BaseDialog.Close className={corner} aria-label={words.close}>
          <PlayerIcon of="close" className="size-6" />
        </BaseDialog.Close>
      </div>
      <BreathCircle
        breathe={isOver ? null : (cue?.breathe ?? null)}
        seconds={seconds - cueStart}
        since={since === undefined ? undefined : since + cueStart * 1_000}
      />
      <p role="status" className="grid min-h-28 max-w-[34ch] content-center text-center text-2xl leading-snug text-chalk sm:text-3xl">
        {isOver ? words.isOver : cue?.say}
      </p>
      <div className="w-full max-w-md space-y-5">
        <div>
          <div
            role="progressbar"
            aria-label={words.howFar}
            aria-valuemin={0}
            aria-valuemax={Math.round(session.seconds)}
            aria-valuenow={Math.floor(seconds)}
            aria-valuetext={words.timeOf(clock(seconds), clock(session.seconds))}
            className="h-1.5 rounded-full bg-pitch-line"
          >
            <div className="h-1.5 rounded-full bg-accent" style={{ width: `${(100 * seconds) / session.seconds}%` }} />
          </div>
          <p className="numerals mt-2 flex justify-between text-sm text-chalk-muted">
            <span>{clock(seconds)}</span>
            <span>−{clock(session.seconds - seconds)}</span>
          </p>
        </div>
        <PlayerControls player={player} />
      </div>
    </div>
  );
}

/** A session in full screen on a dark ground: the current cue, the breathing circle and the progress. Escape closes it. */
export function SessionPlayer({ session, onClose, onOver }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  return (
    <BaseDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-pitch" />
        <BaseDialog.Popup
          ref={popup}
          lang={langOf(language)}
          initialFocus={() => popup.current?.querySelector<HTMLElement>('[data-start]') ?? true}
          className="fixed inset-0 z-50 overflow-y-auto bg-pitch outline-none"
        >
          <Playing session={session} onOver={onOver} />
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
