import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import * as z from 'zod/mini';
import { liveLimits, liveTopicSchema } from '../../contract/live.ts';
import type { Live } from '../live/live.ts';
import { isOwnOrigin } from './origin.ts';
import { Refusal, invalidInput } from './refusal.ts';
import type { Caller, FindViewer } from './route.ts';

const fieldsSchema = z.object({
  topics: z.array(liveTopicSchema).check(z.minLength(1), z.maxLength(liveLimits.topics)),
  after: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
});

type Needs = { live: Live; findViewer: FindViewer; ownOrigins: readonly string[] };

/**
 * Answers `GET /api/live` with server-sent events, directly on Node's response because thousands of streams stay open. Refuses requests of
 * other sites with `foreignOrigin`, because every new stream counts and may close an older one of its user; also `sessionExpired`, `invalidInput` and `tooManyRequests` before anything is written.
 */
export const answerLive = ({ live, findViewer, ownOrigins }: Needs) => {
  const { points, windowSeconds } = liveLimits.opensOfUser;
  // In memory: what a stream costs, it costs this process.
  const opens = new RateLimiterMemory({ points, duration: windowSeconds });
  return async (request: IncomingMessage, response: ServerResponse, caller: Caller): Promise<void> => {
    if (!isOwnOrigin(caller.header, ownOrigins)) throw new Refusal('foreignOrigin');
    const fields = readFields(request, caller);
    const viewer = await findViewer(caller);
    if (!viewer) throw new Refusal('sessionExpired');
    await opens.consume(viewer.userId).catch(({ msBeforeNext }: RateLimiterRes) => {
      throw new Refusal('tooManyRequests', { retryAfterSeconds: Math.ceil(msBeforeNext / 1_000) });
    });
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // Without it, nginx would buffer the stream.
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
    const { userId, sessionId } = viewer;
    await live.streams.open(response, { follower: { userId, sessionId }, topics: fields.topics, after: fields.after });
  };
};

function readFields(request: IncomingMessage, caller: Caller) {
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
  // A reconnecting browser sends its position in Last-Event-ID; the address still has the first position.
  const after = caller.header('last-event-id') || query.get('after') || undefined;
  const parsed = z.safeParse(fieldsSchema, { topics: (query.get('topics') ?? '').split(',').filter(Boolean), after });
  if (!parsed.success) throw invalidInput({ [String(parsed.error.issues[0]?.path[0] ?? 'topics')]: 'Please check this field.' });
  return parsed.data;
}
