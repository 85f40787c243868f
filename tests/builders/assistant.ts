import type { Call } from '../../src/contract/call.ts';
import { eventsOf } from './model-server.ts';
import { testApp } from './open-test-app.ts';
import { settledPlayer } from './settled-player.ts';

type Options = Pick<NonNullable<Parameters<typeof testApp>[0]>, 'log'> & { variables?: Record<string, string> };

/** An application with a signed-in person who calls the assistant, in JSON and as a stream. */
export async function appWithAssistant({ variables = {}, log }: Options = {}) {
  const app = await testApp({ variables, ...(log && { log }) });
  const asker = await settledPlayer(app, 'asker@elevate.example');
  /** Makes a call and reads its answer as the events of a stream. */
  const stream = async (call: Call, fields: Record<string, unknown>, headers: Record<string, string> = asker.headers) => {
    const response = await app.send(call.path, {
      method: call.method,
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
      body: JSON.stringify(fields),
    });
    const text = await response.text();
    const events = eventsOf(text);
    return { status: response.status, type: response.headers.get('content-type'), events, text, names: events.map(({ name }) => name) };
  };
  return { app, asker, headers: asker.headers, stream, pool: app.context.database.pool };
}

/** Leaves somebody this many requests of the month. */
export async function leaveCredits({ pool }: Awaited<ReturnType<typeof appWithAssistant>>, userId: string, left: number): Promise<void> {
  await pool.query(
    `insert into assistant_credits (user_id, id, month, state, held_until)
     select $1, gen_random_uuid(), date_trunc('month', now() at time zone 'UTC')::date, 'taken', now() from generate_series(1, $2)`,
    [userId, 16 - left],
  );
}
