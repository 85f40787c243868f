import { createParser } from 'eventsource-parser';
import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Call } from '../../src/contract/call.ts';
import { livePath, resyncEvent, type LiveData } from '../../src/contract/live.ts';
import { readMessageChanges, readMessages } from '../../src/contract/team-chat.ts';
import { windowOf, withChanges, withMessage, type MessageWindow } from '../../src/stores/message-window.ts';
import type { Person } from '../live/crowd.ts';

type Options = {
  /** The servers; a reader that lost one tries the next. */
  readonly addresses: readonly string[];
  readonly conversationId: string;
  readonly received?: (seq: number) => void;
};

const againMs = 200;

/**
 * An open page of a conversation as far as the network sees it: it follows the live stream, resumes after a lost connection, and reads the
 * changes that it missed, with the code that the browser uses.
 */
export class Reader {
  window: MessageWindow = windowOf({ response: [], has_before: false, has_after: false, last_change: 0 });
  readonly #seen = new Set<number>();
  readonly #person: Person;
  readonly #options: Options;
  #at: number;
  #position = '';
  #aborting = new AbortController();
  #isClosed = false;
  #catching: Promise<void> | undefined;

  constructor(person: Person, options: Options, at: number) {
    this.#person = person;
    this.#options = options;
    this.#at = at;
  }

  /** The messages that were ever shown, in their order. */
  seen = (): number[] => [...this.#seen].sort((one, other) => one - other);

  get #address(): string {
    return this.#options.addresses[this.#at % this.#options.addresses.length] ?? '';
  }

  /** Follows until `close`. */
  async follow(opened: () => void = () => {}): Promise<void> {
    while (!this.#isClosed) {
      await this.#followOnce(opened).catch(() => undefined);
      this.#at += 1;
      if (!this.#isClosed) await delay(againMs * (0.5 + Math.random()));
    }
  }

  async #followOnce(opened: () => void): Promise<void> {
    this.#aborting = new AbortController();
    const headers = { cookie: this.#person.cookie, ...(this.#position && { 'last-event-id': this.#position }) };
    const path = `${livePath}?topics=me,team/${this.#person.teamId}`;
    const answer = await fetch(this.#address + path, { headers, signal: this.#aborting.signal });
    if (!answer.ok || !answer.body) throw new Error(String(answer.status));
    opened();
    // What was said before the stream had a position.
    if (this.#position === '') void this.catchUp();
    const parser = createParser({ onEvent: ({ id, event, data }) => this.#take(id, event, data) });
    const decoder = new TextDecoder();
    for await (const chunk of answer.body) parser.feed(decoder.decode(chunk, { stream: true }));
  }

  #take(id: string | undefined, event: string | undefined, data: string): void {
    this.#position = id ?? this.#position;
    if (event === resyncEvent) return void this.catchUp();
    if (event !== undefined) return;
    const { content } = JSON.parse(data) as LiveData;
    if (!content) return;
    this.#show(withMessage(this.window, content.message));
    this.#options.received?.(content.message.seq);
    if (this.window.isBehind) void this.catchUp();
  }

  #show(window: MessageWindow): void {
    this.window = window;
    for (const { seq } of window.messages.slice(-300)) this.#seen.add(seq);
    // The browser lets go of what is far above; so long a window would only slow this program down.
    if (window.messages.length > 600) this.window = { ...window, messages: window.messages.slice(-300), hasBefore: true };
  }

  /** Reads the changes that are missing, until all are there. */
  catchUp(): Promise<void> {
    this.#catching ??= this.#readAll().finally(() => (this.#catching = undefined));
    return this.#catching;
  }

  async #readAll(): Promise<void> {
    do {
      const { response, last_change, is_complete } = await this.#ask(readMessageChanges, { change: this.window.lastChange });
      if (is_complete) this.#show(withChanges(this.window, response, last_change));
      else await this.#beginAnew();
    } while (!this.#isClosed && this.window.isBehind);
  }

  /** After too many missed changes a page begins anew, and reads the messages between when somebody scrolls to them: here at once. */
  async #beginAnew(): Promise<void> {
    for (let hasAfter = true; hasAfter && !this.#isClosed;) {
      const after = this.window.messages.at(-1)?.seq ?? 0;
      const page = await this.#ask(readMessages, { after_seq: after });
      this.#show(windowOf({ ...page, response: [...this.window.messages, ...page.response] }));
      hasAfter = page.has_after;
    }
  }

  /** Asks one server after another until one answers. */
  async #ask<C extends Call>(call: C, fields: Record<string, number>): Promise<Answer<C>> {
    const sent = new URLSearchParams({ team_id: this.#person.teamId });
    for (const [name, value] of Object.entries(fields)) sent.set(name, String(value));
    const path = call.path.replace('{conversation_id}', this.#options.conversationId);
    for (;;) {
      const answer = await fetch(`${this.#address}${path}?${sent}`, { headers: { cookie: this.#person.cookie } }).catch(() => undefined);
      if (answer?.ok) return (await answer.json()) as Answer<C>;
      // A request that had to wait too long on a busy machine is made again, as a browser's page does.
      if (answer && answer.status < 500 && answer.status !== 408)
        throw new Error(`${call.name} was refused: ${answer.status} ${await answer.text()}`);
      this.#at += 1;
      await delay(againMs);
    }
  }

  /** Loses the connection, as in a tunnel. */
  drop(): void {
    this.#aborting.abort();
  }

  close(): void {
    this.#isClosed = true;
    this.#aborting.abort();
  }
}
