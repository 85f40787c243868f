import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { identifier } from '../../contract/shapes.ts';
import type { ApiVariables } from '../http/answer-calls.ts';
import { networkOf } from '../http/client-address.ts';
import type { AppContext } from '../http/app-context.ts';
import { etagOf, isEtagKnown } from '../http/etag.ts';
import { originOf } from '../http/origin.ts';
import { Refusal } from '../http/refusal.ts';
import type { FindViewer } from '../http/route.ts';
import { tokenHash } from '../http/tokens.ts';
import { openFeed } from './open-feed.ts';
import { entryForUser } from './read-entries.ts';
import { writeCalendar } from './write-calendar.ts';

// Counted per feed address instead of per network, because one calendar service reads for thousands of people.
const readings = { points: 120, windowSeconds: 3_600 };
const misses = { points: 60, windowSeconds: 600 };
/** The last part of a feed's address: its token, as a file. */
const feedFile = /^([A-Za-z0-9_-]{43})\.ics$/;
const isId = (text: string) => z.safeParse(identifier, text).success;

/**
 * `/api/calendar/{token}.ics`, a feed to subscribe to, and `/api/calendar/event/{team}/{event}.ics`, a single event for members of its
 * team. Both are private, and answer 304 if nothing has changed.
 */
export function addCalendarFiles(hono: Hono<ApiVariables>, app: AppContext, findViewer: FindViewer): void {
  const { pool } = app.database;
  hono.get('/api/calendar/:file', async (context) => {
    const caller = context.var.caller;
    const token = feedFile.exec(context.req.param('file'))?.[1];
    try {
      if (token === undefined) throw new Refusal('notFound');
      await app.limits.count('calendar readings', tokenHash(token), readings);
      return answer(context, await openFeed(pool, token, originOf(app.environment, caller)), 'elevate.ics');
    } catch (error) {
      if (error instanceof Refusal && error.code === 'notFound')
        await app.limits.count('unknown calendars', networkOf(caller.address), misses);
      throw error;
    }
  });
  hono.get('/api/calendar/event/:team/:file', async (context) => {
    const viewer = await findViewer(context.var.caller);
    if (!viewer) throw new Refusal('sessionExpired');
    const { team, file } = context.req.param();
    const event = file.replace(/\.ics$/, '');
    const entry = isId(team) && isId(event) && file.endsWith('.ics') ? await entryForUser(pool, viewer.userId, team, event) : undefined;
    if (!entry) throw new Refusal('notFound');
    const origin = originOf(app.environment, context.var.caller);
    return answer(context, writeCalendar([entry], { name: entry.teamName, origin }), 'event.ics', true);
  });
}

function answer(context: Context<ApiVariables>, calendar: string, name: string, isDownload = false): Response {
  const etag = etagOf(calendar);
  context.header('Cache-Control', 'private, no-cache');
  context.header('ETag', etag);
  if (isEtagKnown(context.req.header('if-none-match'), etag)) return context.body(null, 304);
  return context.body(calendar, 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `${isDownload ? 'attachment' : 'inline'}; filename="${name}"`,
  });
}
