import type { LiveData } from '../contract/live.ts';
import type { LiveMessage } from './live.ts';

type Listener = {
  /** An event that carries its content: it is at hand at once, while other events only say what to load again. */
  readonly received: (event: LiveData) => void;
  /** Events were missed. */
  readonly missed: () => void;
};

const listeners = new Set<Listener>();

/** Listens to what the live stream brings, until the returned function is called. */
export function listenLive(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Hands a message of the live stream to the listeners. */
export function passToListeners(message: LiveMessage): void {
  for (const { received, missed } of listeners) {
    if (message.event === 'resync') missed();
    else if (message.event.content) received(message.event);
  }
}
