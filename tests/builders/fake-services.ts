import { vi } from 'vitest';
import type { Answer, Call, CheckedFields } from '../../src/contract/call.ts';
import { refusalTexts, type RefusalCode } from '../../src/contract/messages.ts';

/** What a service answers instead of the call's answer; 'network': no answer comes. */
export type Refused = { refused: RefusalCode | 'network'; fields?: Readonly<Record<string, string>> };
/** The events of a streamed answer, of which 'done' is the last: ['words', 'Eat '], ['done', answer]. */
export type Streamed = AsyncIterable<readonly [name: string, data: unknown]>;
type Answering<C extends Call> = (fields: CheckedFields<C>) => Answer<C> | Refused | Streamed | Promise<Answer<C> | Refused>;
type Asked = { readonly call: Call; readonly fields: Readonly<Record<string, unknown>> };

const isRefused = (answer: unknown): answer is Refused => typeof answer === 'object' && answer !== null && 'refused' in answer;

const isStreamed = (answer: unknown): answer is Streamed => typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;
const eventOf = ([name, data]: readonly [string, unknown]): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

async function* onlyDone(answer: unknown): AsyncGenerator<readonly [string, unknown]> {
  yield ['done', answer];
}

/** A response that sends its events as they come, and breaks off when the request is aborted. */
function streamOf(events: Streamed, signal: AbortSignal | null | undefined): Response {
  const body = new ReadableStream<Uint8Array>({
    start: async (controller) => {
      signal?.addEventListener('abort', () => controller.error(new DOMException('Aborted', 'AbortError')));
      for await (const event of events) if (!signal?.aborted) controller.enqueue(new TextEncoder().encode(eventOf(event)));
      if (!signal?.aborted) controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

/** Of two calls that fit a path, the one with fewer fields in its own. */
const exactFirst = ([one]: [Call, unknown], [other]: [Call, unknown]) => one.path.split('{').length - other.path.split('{').length;

const partsOf = (path: string): string[] => path.split('/');
/** The fields in a path, by the call's template; undefined where it is another call's path. */
function fieldsInPath(template: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [partsOf(template), partsOf(path)];
  if (wanted.length !== given.length) return undefined;
  const fields: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name) fields[name] = decodeURIComponent(given[at] ?? '');
    else if (part !== given[at]) return undefined;
  }
  return fields;
}

async function fieldsInBody(request: Request, body: unknown): Promise<Record<string, unknown>> {
  if (request.method === 'GET' || body === undefined) return {};
  // happy-dom leaves empty fields out when it reads a form from a request.
  if (body instanceof FormData) return Object.fromEntries(body);
  if (request.headers.get('content-type')?.includes('json')) return (await request.json()) as Record<string, unknown>;
  return Object.fromEntries(await request.formData());
}

/**
 * The services as an island sees them: each call that a test expects has an answer, and every other one fails the test's island with
 * `notFound`. The fields are checked by the contract, so that an island cannot send what the server would refuse.
 */
export function fakeServices() {
  const answers = new Map<Call, (fields: never) => unknown>();
  const asked: Asked[] = [];
  const respond = (body: unknown, status = 200) => Response.json(body, { status });
  vi.stubGlobal('fetch', async (target: RequestInfo | URL, options?: RequestInit) => {
    const request = new Request(target instanceof Request ? target : new URL(target, location.href), options);
    const url = new URL(request.url);
    for (const [call, answer] of [...answers].sort(exactFirst)) {
      const inPath = call.method === request.method && fieldsInPath(call.path, url.pathname);
      if (!inPath) continue;
      const fields = { ...Object.fromEntries(url.searchParams), ...inPath, ...(await fieldsInBody(request, options?.body)) };
      asked.push({ call, fields });
      const checked = call.fields._zod.run({ value: fields, issues: [] }, { async: false }) as { value: unknown; issues: unknown[] };
      if (checked.issues.length > 0) return respond({ error: 'invalidInput', message: JSON.stringify(checked.issues) }, 400);
      const given = await answer(checked.value as never);
      if (isStreamed(given)) return streamOf(given, options?.signal);
      const wantsStream = request.headers.get('accept') === 'text/event-stream';
      if (!isRefused(given) && wantsStream) return streamOf(onlyDone(given), options?.signal);
      if (!isRefused(given)) return respond(given);
      if (given.refused === 'network') throw new TypeError('Failed to fetch');
      const text = (refusalTexts as Readonly<Record<string, string>>)[given.refused] ?? given.refused;
      return respond({ error: given.refused, message: text, fields: given.fields ?? {} }, call.refusals[given.refused] ?? 400);
    }
    asked.push({ call: { path: url.pathname, method: request.method } as Call, fields: {} });
    return respond({ error: 'notFound', message: `No test answers ${request.method} ${url.pathname}` }, 404);
  });
  /** Also of a call without an answer, so that a test sees that it was not asked. */
  const isOf = (call: Call, { call: one }: Asked) =>
    one === call || (!answers.has(one) && one.method === call.method && fieldsInPath(call.path, one.path) !== undefined);
  return {
    /** `on(call).answer(…)` answers a call from now on. */
    on: <C extends Call>(call: C) => ({ answer: (answering: Answering<C>): void => void answers.set(call, answering) }),
    /** The fields of every request of a call, the earliest first. */
    asked: (call: Call): Asked['fields'][] => asked.filter((one) => isOf(call, one)).map(({ fields }) => fields),
    /** The paths that were asked for and have no answer. */
    unanswered: (): string[] => asked.filter(({ call }) => !answers.has(call)).map(({ call }) => call.path),
  };
}
