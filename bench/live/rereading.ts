import type { LiveData } from '../../src/contract/live.ts';
import type { Screen } from './screens.ts';

/** What re-reading took: milliseconds of each, and what went wrong. */
export type ReRead = { readonly times: number[]; failures: number };

/** As `src/stores/gather-events.ts` has it. */
const gatherMs = 120;

/** Has each screen read a page again after messages, spread over the time that the server names, as a browser does. */
export function reReadAfterMessages(address: string, path: string) {
  const result: ReRead = { times: [], failures: 0 };
  const readAt = new Map<Screen, number>();
  const waiting = new Map<Screen, Promise<void>>();

  async function read(screen: Screen): Promise<void> {
    readAt.set(screen, performance.now());
    waiting.delete(screen);
    const startedAt = performance.now();
    const isRead = await fetch(address + path, { headers: { cookie: screen.person.cookie }, redirect: 'manual' }).then(
      async (answer) => answer.status === 200 && (await answer.arrayBuffer()).byteLength > 0,
      () => false,
    );
    result.times.push(performance.now() - startedAt);
    if (!isRead) result.failures++;
  }

  return {
    result,
    received(screen: Screen, text: string): void {
      const [, data] = /^data: (.*)$/m.exec(text) ?? [];
      if (data === undefined || waiting.has(screen)) return;
      const { spreadMs } = JSON.parse(data) as LiveData;
      const now = performance.now();
      const at = Math.max(now + gatherMs + Math.random() * spreadMs, (readAt.get(screen) ?? -Infinity) + spreadMs);
      waiting.set(screen, new Promise((resolve) => setTimeout(() => void read(screen).then(resolve), at - now)));
    },
    /** Resolves once nobody waits or reads. */
    async idle(): Promise<void> {
      while (waiting.size > 0) await Promise.all(waiting.values());
    },
  };
}
