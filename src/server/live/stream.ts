import type { ServerResponse } from 'node:http';
import type { Wanted } from './allowed-topics.ts';
import type { TopicAccess } from './topics.ts';

/** An open stream of this process. */
export type Stream = {
  readonly response: ServerResponse;
  readonly userId: string;
  readonly sessionId: string;
  readonly wanted: Wanted;
  /** Topics that are followed once everything is read that was published before the user had access to them. */
  readonly awaited: ReadonlySet<string>;
  /** Everything up to this position was sent. */
  sentTo: number;
  readonly topics: Map<string, TopicAccess>;
};

/** Who opens a stream; the stream closes when the session ends. */
export type Follower = { readonly userId: string; readonly sessionId: string };
export type OpenStream = { readonly follower: Follower; readonly topics: readonly string[]; readonly after: number | undefined };

/** A stream with more unread bytes than this is closed; the browser reconnects and resumes. */
export const mostWaitingBytes = 64 * 1024;

/** Writes to a stream, and closes it if its reader is too slow. */
export function write({ response }: Stream, text: string): void {
  // The stream may have closed while access was being checked.
  if (response.writableEnded) return;
  response.write(text);
  if (response.writableLength > mostWaitingBytes) response.destroy();
}

/** A domain event as a server-sent event. */
export const message = (position: number, text: string) => `id: ${position}\ndata: ${text}\n\n`;
/** A server-sent event of another type. */
export const ofType = (name: string, text: string) => `event: ${name}\ndata: ${text}\n\n`;

/** Random delay, so that not all pages reconnect in the same second after a restart. */
export const retryMs = (open: number) => Math.round(1_000 + Math.random() * Math.min(10_000, 2 * open));

/** Whether a stream follows a topic, or should once its user has access: one that it waits for, or one of a kind that it follows entirely. */
export const wantsTopic = ({ wanted, awaited, topics }: Stream, name: string): boolean =>
  topics.has(name) || awaited.has(name) || wanted.all.some(({ kind }) => name.startsWith(`${kind}/`));
