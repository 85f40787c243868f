import { useEffect, useRef, useState } from 'react';
import type { MeditationSession } from '../../../../contract/assistant/meditation-plan.ts';
import { makeBell, maySoundByDefault } from './bell.ts';
import { cueAt } from './breath.ts';

/** Paused at a second, or running: `since` is the clock time (ms since 1970) of second 0. */
type Playing = { step: 'paused'; at: number } | { step: 'running'; since: number } | { step: 'over' };

const looksEveryMs = 250;

/** Keeps the screen on while a session runs, where the browser supports it. */
function useWakeLock(isOn: boolean) {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isLeft = false;
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (held) => {
          lock = held;
          if (isLeft) void held.release();
        },
        // The browser refuses, for example on a low battery: the session runs anyway.
        () => undefined,
      );
    };
    hold();
    // A browser releases the lock when the tab is hidden, so it is requested again when the tab is shown.
    document.addEventListener('visibilitychange', hold);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [isOn]);
}

/** Plays a session by the clock, so that the position is right after the tab was suspended. `onOver` is called at its end. */
export function usePlayer({ cues, seconds: length, hasSound }: MeditationSession, onOver: () => void) {
  const [playing, setPlaying] = useState<Playing>({ step: 'paused', at: 0 });
  const [seconds, setSeconds] = useState(0);
  const [isSounding, setSounding] = useState(() => hasSound && maySoundByDefault());
  const [bell] = useState(makeBell);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  const at = cueAt(cues, seconds);
  const isRunning = playing.step === 'running';
  useWakeLock(isRunning);
  useEffect(() => () => bell.close(), [bell]);

  const since = playing.step === 'running' ? playing.since : undefined;
  useEffect(() => {
    if (since === undefined) return;
    const look = () => {
      const now = (Date.now() - since) / 1_000;
      setSeconds(Math.min(length, now));
      if (now < length) return;
      setPlaying({ step: 'over' });
      over.current();
    };
    const timer = setInterval(look, looksEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [since, length]);
  useEffect(() => {
    if (isSounding && playing.step !== 'paused') bell.ring();
  }, [at, isSounding, playing.step, bell]);

  const goTo = (second: number) => {
    const wanted = Math.min(length, Math.max(0, second));
    setSeconds(wanted);
    setPlaying((before) =>
      before.step === 'running' ? { step: 'running', since: Date.now() - wanted * 1_000 } : { step: 'paused', at: wanted },
    );
  };
  const toggle = () => {
    bell.open();
    const second = playing.step === 'over' ? 0 : seconds;
    setSeconds(second);
    setPlaying(isRunning ? { step: 'paused', at: second } : { step: 'running', since: Date.now() - second * 1_000 });
  };
  const back = () => {
    const start = cues[at]?.atSeconds ?? 0;
    // Pressing back within three seconds of a cue's start goes to the previous cue, as in any player.
    goTo(seconds - start > 3 ? start : (cues[at - 1]?.atSeconds ?? 0));
  };
  return {
    seconds,
    /** The clock time of second 0 while it runs, for smooth animations. */
    since,
    cue: cues[at],
    isRunning,
    isOver: playing.step === 'over',
    isSounding,
    toggle,
    back,
    forward: () => goTo(cues[at + 1]?.atSeconds ?? length),
    toggleSound: () => {
      bell.open();
      setSounding((before) => !before);
    },
  };
}
