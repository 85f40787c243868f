import { createParser } from 'eventsource-parser';
import { onTestFinished } from 'vitest';

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
    const response = await fetch(address + path, { headers: { ...headers, 'last-event-id': lastId }, signal });
    if (!response.ok || !response.body) return;
    opened++;
    parser.reset();
    const decoder = new TextDecoder();
    for await (const chunk of response.body) parser.feed(decoder.decode(chunk, { stream: true }));
  }

  const following = (async () => {
    for (let turn = 0; !signal.aborted && !isEnded; turn++) {
      await follow(addresses[turn % addresses.length] ?? '').catch(() => new Promise(setImmediate));
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
