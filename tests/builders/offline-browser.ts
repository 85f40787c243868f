import { expect, vi } from 'vitest';
import { CallRefused } from '../../src/api-client/ask.ts';
import type { RefusalCode } from '../../src/contract/messages.ts';
import { OfflineQueue, type Kept } from '../../src/stores/offline-queue.ts';

type Given = { event: string; answer: string; member?: string };

/** A browser's storage, shared by its tabs. */
export function fakeStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
    key: (at: number) => [...items.keys()][at] ?? null,
    get length() {
      return items.size;
    },
  };
}

/** The browser, the network and the server that the tabs of a test have. */
export const world = {
  isOnline: true,
  user: 'anna',
  taken: [] as Kept<Given>[],
  refuses: '',
  fails: '' as RefusalCode | '',
  /** The member whose entries the server cannot take now. */
  failsFor: '',
  /** Requests that were begun. */
  begun: 0,
  network: Promise.resolve(),
};

/** A tab of this browser, with the queue of its answers. */
export function openTab() {
  return new OfflineQueue<Given, string>({
    key: 'answers',
    nameOf: ({ event, member = '' }) => `${event} ${member}`,
    subjectOf: ({ event }) => event,
    send: async (kept) => {
      world.begun++;
      await world.network;
      if (!world.isOnline) return Promise.reject(new CallRefused('network', 'No connection.'));
      if (world.fails !== '') return Promise.reject(new CallRefused(world.fails, 'Not now.'));
      if (kept.member !== undefined && kept.member === world.failsFor) return Promise.reject(new CallRefused('unexpected', 'Not now.'));
      if (kept.answer === world.refuses) return Promise.reject(new CallRefused('eventCancelled', 'It is called off.'));
      world.taken.push(kept);
      return Promise.resolve(`${kept.event} ${kept.answer}`);
    },
    renew: ({ id, ...kept }: Kept<Given> & { id?: string }) => ({ ...kept, event: kept.event ?? id }),
    onSent: () => {},
    whose: () => world.user,
  });
}
/** For entries of which none may be refused. */
export const noRefusal = () => expect.unreachable('an answer was refused');

/** Begins a test: online, as Anna, with nothing stored. */
export function openBrowser(): void {
  Object.assign(world, { isOnline: true, user: 'anna', taken: [], refuses: '', fails: '', failsFor: '', network: Promise.resolve() });
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('navigator', {});
}
