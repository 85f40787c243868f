import { randomUUID } from 'node:crypto';
import { SMTPServer } from 'smtp-server';
import { createApi } from '../src/server/api.ts';
import { openDatabase } from '../src/server/database/connect.ts';
import { createLog } from '../src/server/http/log.ts';
import { knownViewers } from '../src/server/identity/known-viewers.ts';
import { openApp } from '../src/server/open-app.ts';
import { readEnvironment } from '../src/server/settings/environment.ts';
import { reservePorts } from '../scripts/reserve-ports.ts';
import { end, processorMs, startOnCore } from './programs.ts';
import { atLeast, atMost, percentile, plain, report } from './report.ts';
import { sessionCookie } from './session-cookie.ts';

const port = await reservePorts(1);
const address = `http://127.0.0.1:${port}`;
const people = 3_000;
const atOnce = 32;

type Person = { email: string; network: string };

/** `people` sign-ins by mailed code (both calls) on one core, and the time that finding the viewer adds to a call. */
export async function benchSignIn(dataDir: string): Promise<void> {
  // Opened first, so that the database does not run on the server's core only.
  const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_URL: undefined });
  const mail = await startMailbox();
  const server = await startOnCore(0, [process.execPath, 'src/server/main.ts'], `${address}/healthz`, {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    // Each person has a network of their own.
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const round = randomUUID().slice(0, 8);
  const crowd = Array.from({ length: people }, (_, index): Person => ({
    email: `bench-${round}-${index}@elevate.example`,
    network: `10.${(index >> 8) & 255}.${index & 255}.1`,
  }));
  const beforeMs = processorMs(server);
  const askedMs = await measure(crowd, ({ email }) => ['/auth/initiate-email-verification', { email }]);
  await mail.holds(people);
  const signedInMs = await measure(crowd, ({ email }) => ['/auth/verify-email-passcode', { email, passcode: mail.codeOf(email) }]);
  const usedMs = processorMs(server) - beforeMs;
  await end(server);
  await mail.stop();
  await database.close();
  const checkMs = await sessionCheck(dataDir);
  report('sign-in', [
    plain('codes asked for', people / (askedMs / 1_000), '/s'),
    plain('codes verified', people / (signedInMs / 1_000), '/s'),
    atLeast('sign-ins, both calls', people / ((askedMs + signedInMs) / 1_000), '/s', 300),
    plain('processor time of a sign-in', usedMs / people, 'ms'),
    atMost('session check p50', percentile(checkMs.fromMemory, 0.5), 'ms', 0.3),
    plain('session check p95', percentile(checkMs.fromMemory, 0.95), 'ms'),
    plain('session check p50 of who was not about a moment ago', percentile(checkMs.fromDatabase, 0.5), 'ms'),
  ]);
}

async function measure(crowd: readonly Person[], callOf: (person: Person) => [string, Record<string, string>]): Promise<number> {
  const startedAt = performance.now();
  const waiting = [...crowd];
  const work = async () => {
    for (let person = waiting.pop(); person; person = waiting.pop()) {
      const [path, fields] = callOf(person);
      const answer = await fetch(address + path, {
        method: 'POST',
        headers: { 'x-forwarded-for': person.network },
        body: new URLSearchParams(fields),
      });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return performance.now() - startedAt;
}

async function startMailbox() {
  const codes = new Map<string, string>();
  let notify = () => {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => {
        const [to] = session.envelope.rcptTo;
        codes.set(to?.address ?? '', /Your code: (\d{6})/.exec(text)?.[1] ?? '');
        notify();
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as { port: number }).port,
    codeOf: (email: string) => codes.get(email) ?? '',
    holds: (count: number) =>
      new Promise<void>((resolve) => {
        notify = () => codes.size >= count && resolve();
        notify();
      }),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

type Checked = { fromMemory: number[]; fromDatabase: number[] };

/** The milliseconds to find the viewer, one request after the other in this process. */
async function sessionCheck(dataDir: string): Promise<Checked> {
  const environment = readEnvironment({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const database = await openDatabase(environment);
  const app = await openApp({ environment, log: createLog('silent'), database });
  const { findViewer } = createApi(app);
  const { rows } = await database.pool.query<{ id: string }>("select id from users where email = 'asha.rao@elevate.example'");
  const session = await sessionCookie(app, rows[0]?.id ?? '');
  async function measured(): Promise<number[]> {
    const samples: number[] = [];
    for (let index = 0; index < 6_000; index++) {
      const header = (name: string) => (name === 'cookie' ? session : undefined);
      const startedAt = performance.now();
      if (!(await findViewer({ requestId: '', address: '10.0.0.1', setCookies: [], header })))
        throw new Error('The session was not found.');
      // The first thousand are for warming up.
      if (index >= 1_000) samples.push(performance.now() - startedAt);
    }
    return samples;
  }
  const fromMemory = await measured();
  const viewer = await findViewer({
    requestId: '',
    address: '',
    setCookies: [],
    header: (name) => (name === 'cookie' ? session : undefined),
  });
  // A changed viewer is not cached for a minute.
  knownViewers(app).forget(viewer?.userId ?? '');
  const fromDatabase = await measured();
  await app.close();
  return { fromMemory, fromDatabase };
}
