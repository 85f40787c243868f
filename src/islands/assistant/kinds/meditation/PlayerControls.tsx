import { PlayerIcon } from './PlayerIcon.tsx';
import type { usePlayer } from './use-player.ts';
import { useWords } from '../../parts/in-language.tsx';

const round = 'grid place-items-center rounded-full text-chalk hover:bg-pitch-raised';

/** Back, start or pause, forward; the buttons are large, for use in the dark. */
export function PlayerControls({ player }: { player: ReturnType<typeof usePlayer> }) {
  const { isRunning, isOver, toggle, back, forward } = player;
  const { meditation: words } = useWords();
  const label = isRunning ? words.pause : isOver ? words.onceMore : words.start;
  const sign = isRunning ? 'pause' : isOver ? 'again' : 'play';
  return (
    <div className="flex items-center justify-center gap-6">
      <button type="button" className={`${round} size-14`} onClick={back} aria-label={words.back}>
        <PlayerIcon of="back" />
      </button>
      <button
        type="button"
        className="grid size-20 place-items-center rounded-full bg-chalk text-pitch hover:bg-white"
        onClick={toggle}
        aria-label={label}
        data-start
      >
        <PlayerIcon of={sign} className="size-9" />
      </button>
      <button type="button" className={`${round} size-14`} onClick={forward} aria-label={words.forward} disabled={isOver}>
        <PlayerIcon of="forward" />
      </button>
    </div>
  );
}
