import type { LiveData } from '../contract/live.ts';
import { liveMessage, type LiveMessage } from './live.ts';

type Listener = {
  /** An event that carries its content: it is at hand at once, while other events only say what to load again. */
  readonly received: (event: LiveData) => void;
  /** Events were missed. */
  readonly missed: () => void;
};

/** Listens to what the live stream brings, until the returned function is called. */
export function listenLive({ received, missed }: Listener): () => void {
  const listen = (fired: Event) => {
    const { event } = (fired as CustomEvent<LiveMessage>).detail;
    if (event === 'resync') missed();
    else if (event.content) received(event);
  };
  document.addEventListener(liveMessage, listen);
  return () => document.removeEventListener(liveMessage, listen);
}
