import type { Context, Hono } from 'hono';
import ical from 'ical-generator';
import * as z from 'zod/mini';
import { identifier } from '../../../contract/shapes.ts';
import type { ApiVariables } from '../../http/answer-calls.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { FindViewer } from '../../http/route.ts';
import { findVersion, readChatRow } from '../chat/index.ts';
import type { PlanEntry } from '../part/index.ts';
import { openPlan } from './open-plan.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** `/api/assist/chats/{id}/plan.md` and `plan.ics`: the newest version of a plan as a file, for its owner. */
export function addPlanFiles(hono: Hono<ApiVariables>, app: AppContext, findViewer: FindViewer): void {
  const { pool } = app.database;
  const open = async (context: Context<ApiVariables>) => {
    const viewer = await findViewer(context.var.caller);
    if (!viewer) throw new Refusal('sessionExpired');
    const id = context.req.param('id') ?? '';
    if (!z.safeParse(identifier, id).success) throw new Refusal('notFound');
    const chat = await readChatRow(pool, viewer.userId, id);
    if (!chat || chat.planVersion === 0) throw new Refusal('notFound');
    return { chat, version: await findVersion(pool, viewer.userId, id, chat.planVersion) };
  };
  hono.get('/api/assist/chats/:id/plan.md', async (context) => {
    const { chat, version } = await open(context);
    const text = `${frontMatterOf(chat.language)}# ${chat.title}\n\n${openPlan(version).toMarkdown(chat.language)}\n`;
    return context.body(text, 200, download('text/markdown; charset=utf-8', 'plan.md', chat.language));
  });
  hono.get('/api/assist/chats/:id/plan.ics', async (context) => {
    const { chat, version } = await open(context);
    const text = calendarOf({
      id: chat.id,
      title: chat.title,
      language: chat.language,
      startsOn: version.request.startsOn,
      entries: openPlan(version).entries(),
      sequence: version.version,
    });
    return context.body(text, 200, download('text/calendar; charset=utf-8', 'plan.ics', chat.language));
  });
}

const codes: Readonly<Record<PlanLanguage, 'en' | 'hi'>> = { english: 'en', hindi: 'hi' };

/** Markdown has no way to declare a language except front matter; converters read `lang` from there. */
const frontMatterOf = (language: PlanLanguage) => (language === 'english' ? '' : `---\nlang: ${codes[language]}\n---\n\n`);

const download = (type: string, name: string, language: PlanLanguage) => ({
  'Content-Type': type,
  'Content-Language': codes[language],
  'Cache-Control': 'no-store',
  'Content-Disposition': `attachment; filename="${name}"`,
});

type Planned = { id: string; title: string; language: PlanLanguage; startsOn: string; entries: readonly PlanEntry[]; sequence: number };

/** The plan's times are floating: seven in the morning in any time zone. Source: RFC 5545, 3.3.5, form 1. */
function calendarOf({ id, title, language, startsOn, entries, sequence }: Planned): string {
  const calendar = ical({ name: title, prodId: { company: 'Elevate', product: 'Assistant', language: codes[language].toUpperCase() } });
  const first = Date.parse(`${startsOn}T00:00:00Z`);
  for (const { key, day, atMinute, minutes, title: summary, detail } of entries) {
    const start = new Date(first + day * dayMs + atMinute * minuteMs);
    const end = new Date(start.getTime() + minutes * minuteMs);
    calendar.createEvent({ id: `${id}-${key}@elevate`, sequence, start, end, summary, description: detail, floating: true });
  }
  return calendar.toString();
}
