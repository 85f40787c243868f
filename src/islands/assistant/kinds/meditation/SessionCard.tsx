import { useState } from 'react';
import type { MeditationSession } from '../../../../contract/assistant/meditation-plan.ts';
import { DoneTick } from '../../parts/DoneTick.tsx';
import type { PlanViewProps } from '../../plan/kind-screen.ts';
import { clock } from './breath.ts';
import { PlayerIcon } from './PlayerIcon.tsx';
import { useWords } from '../../parts/in-language.tsx';
import { useOnPaper } from '../../parts/on-paper.ts';
import { BusyButton } from '../../../shared/BusyButton.tsx';

type Props = Pick<PlanViewProps, 'ticks' | 'onTick' | 'onSwap'> & { session: MeditationSession; date: string; onPlay: () => void };

/** The parts of a session, drawn as a bar by their length. */
function Parts({ session: { parts, seconds } }: Pick<Props, 'session'>) {
  const { minutes } = useWords();
  return (
    <div className="mt-3">
      <div className="flex h-2 gap-0.5 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
        {parts.map(({ technique, startSeconds, endSeconds }, at) => (
          <span
            key={`${technique}-${startSeconds}`}
            className={at % 2 === 0 ? 'bg-good' : 'bg-muted'}
            style={{ width: `${(100 * (endSeconds - startSeconds)) / seconds}%` }}
          />
        ))}
      </div>
      <ol className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {parts.map(({ technique, name, startSeconds, endSeconds }) => (
          <li key={`${technique}-${startSeconds}`}>
            {name} <span className="numerals text-muted">{Math.max(1, Math.round((endSeconds - startSeconds) / 60))}</span>{' '}
            <span className="text-muted">{minutes}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** One session: what it is and why, a start button, and its full text. */
export function SessionCard({ session, date, ticks, onTick, onSwap, onPlay }: Props) {
  const [isWorking, setWorking] = useState(false);
  const words = useWords();
  const isOnPaper = useOnPaper();
  async function swap() {
    setWorking(true);
    await onSwap?.(session.key);
    setWorking(false);
  }
  const isDone = ticks.has(session.key);
  return (
    <section aria-label={`${session.day}, ${session.name}`} className="card flex break-inside-avoid flex-col p-5">
      <div className="flex items-start gap-2">
        <DoneTick item={session.key} label={`${session.day}, ${session.name}`} ticks={ticks} onTick={onTick} />
        <p className="min-w-0 grow text-sm text-muted">{date}</p>
        <p className="shrink-0 text-right">
          <strong className="numerals text-3xl">{Math.round(session.minutes)}</strong> {words.minutes}
        </p>
      </div>
      <h3 className={`mt-1 text-2xl ${isDone ? 'text-muted line-through' : ''}`}>{session.name}</h3>
      <p className="mt-1 text-muted">{session.why}</p>
      <Parts session={session} />
      <p className="mt-2 text-sm text-muted">{words.meditation.howOneIs(session.posture.name, session.eyes)}</p>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-4 print:hidden">
        {onTick && (
          <button type="button" className="button button-accent" onClick={onPlay}>
            <PlayerIcon of="play" className="size-5" />
            {words.meditation.play}
            <span className="visually-hidden">
              {' '}
              {session.day}, {session.name}
            </span>
          </button>
        )}
        {onSwap && (
          <BusyButton className="link min-h-11 text-sm font-semibold" isBusy={isWorking} onClick={() => void swap()}>
            {isWorking ? words.wait : words.another}
            <span className="visually-hidden">{words.anotherFor(session.day)}</span>
          </BusyButton>
        )}
      </div>
      {!isOnPaper && (
        <details className="mt-2">
          <summary className="min-h-11 content-center text-sm font-semibold">
            {words.meditation.everyWord}
            <span className="visually-hidden">{words.meditation.ofDay(session.day)}</span>
          </summary>
          <ol className="space-y-1 pb-2 text-sm">
            {session.cues.map(({ atSeconds, say }) => (
              <li key={atSeconds} className="grid grid-cols-[3.5rem_1fr]">
                <span className="numerals text-muted">{clock(atSeconds)}</span>
                <span>{say}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
