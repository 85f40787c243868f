import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Answer } from '../../src/contract/call.ts';
import { sendMessage } from '../../src/contract/team-chat.ts';
import type { Person } from '../live/crowd.ts';

/** A message that the server acknowledged. `sends`: how often it was sent until then. */
export type Acknowledged = {
  readonly clientId: string;
  readonly text: string;
  readonly seq: number;
  readonly sends: number;
  readonly at: number;
};

type Options = {
  readonly addresses: readonly string[];
  readonly conversationId: string;
  /** The share of requests whose answer is lost on the way: the message is sent again. */
  readonly lost: number;
};

/** Sends a message as the outbox of a browser does: again and again under one id until a server acknowledges it. */
export async function sendUntilTaken(person: Person, text: string, at: number, options: Options): Promise<Acknowledged> {
  const clientId = randomUUID();
  for (let sends = 1; ; sends++) {
    const address = options.addresses[(at + sends) % options.addresses.length] ?? '';
    const aborting = new AbortController();
    const isLost = Math.random() < options.lost;
    // Before the server has read it, while it works, or after it has answered.
    if (isLost) setTimeout(() => aborting.abort(), Math.random() * 30).unref();
    const answer = await fetch(`${address}${sendMessage.path.replace('{conversation_id}', options.conversationId)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: person.cookie },
      body: JSON.stringify({ team_id: person.teamId, client_id: clientId, text }),
      signal: aborting.signal,
    }).catch(() => undefined);
    if (answer?.ok && !isLost) {
      const { response } = (await answer.json()) as Answer<typeof sendMessage>;
      return { clientId, text, seq: response.seq, sends, at: performance.now() };
    }
    if (answer && answer.status < 500 && answer.status !== 408) {
      const body = await answer.text();
      if (!answer.ok) throw new Error(`The message was refused: ${answer.status} ${body}`);
    }
    await delay(50 + Math.random() * 100);
  }
}
