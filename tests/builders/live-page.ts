import { createParser } from 'eventsource-parser';
import { onTestFinished } from 'vitest';

/** Resolves to undefined if the server closed or refused the connection, or the page left; `fetch` reports these as TypeError and AbortError. */
async function connected<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'AbortError')) return undefined;
    throw error;
  }
}

/**
 * An open page as a browser keeps it: follows topics, and comes back to the next of these addresses behind the last event it received
 * whenever it loses the connection, until its session has ended.
 */
export function openPage(addresses: readonly string[], topics: readonly string[], headers: Record<string, string>, after: number) {
  const aborting = new AbortController();
  const { signal } = aborting;
  onTestFinished(() => aborting.abort());
  const received: Record<string, unknown>[] = [];
  let isResynced = false;
  let isEnded = false;
  let opened = 0;
  let lastId = String(after);
  const parser = createParser({
    onEvent: ({ id, event, data }) => {
      lastId = id ?? lastId;
      if (event === 'ended') isEnded = true;
      if (event === 'resync') isResynced = true;
      if (event === undefined) received.push(JSON.parse(data) as Record<string, unknown>);
    },
  });

  async function follow(address: string): Promise<void> {
    const path = `/api/live?topics=${topics.join(',')}&after=${after}`;
    const response = await connected(fetch(address + path, { headers: { ...headers, 'last-event-id': lastId }, signal }));
    if (!response?.ok || !response.body) return;
    opened++;
    parser.reset();
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (;;) {
      const chunk = await connected(reader.read());
      if (!chunk || chunk.done) return;
      parser.feed(decoder.decode(chunk.value, { stream: true }));
    }
  }

  const following = (async () => {
    for (let turn = 0; !signal.aborted && !isEnded; turn++) {
      await follow(addresses[turn % addresses.length] ?? '');
      await new Promise(setImmediate);
    }
  })();
  return {
    /** The ids of the events that it received, in order. */
    eventIds: () => received.flatMap(({ eventIds }) => eventIds as string[]),
    isResynced: () => isResynced,
    timesOpened: () => opened,
    ended: () => following,
  };
}
