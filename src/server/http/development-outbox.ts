import type { Hono } from 'hono';
import { outboxFolder, readOutbox } from '../providers/index.ts';
import type { ApiVariables } from './answer-calls.ts';
import type { AppContext } from './app-context.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `/dev/outbox`: what the local providers would have sent. Not available once mail and text messages are really sent. */
export function addDevelopmentOutbox(hono: Hono<ApiVariables>, { environment, providers }: AppContext): void {
  const endings = [
    ...(providers.mail.name === 'outbox' ? (['eml'] as const) : []),
    ...(providers.phoneIdentity?.name === 'sandbox' ? (['txt'] as const) : []),
  ];
  if (endings.length === 0) return;
  hono.get('/dev/outbox', async (context) => {
    const messages = await readOutbox(outboxFolder(environment), 50, endings);
    context.header('Cache-Control', 'no-store');
    if (/\bapplication\/json\b/.test(context.req.header('accept') ?? '')) return context.json(messages);
    const list = messages.map(({ name, source }) => `<h2>${escape(name)}</h2><pre>${escape(source)}</pre>`).join('');
    return context.html(
      `<!doctype html><html lang="en"><title>Outbox</title><h1>Outbox of this installation</h1>${list || '<p>Nothing yet.</p>'}</html>`,
    );
  });
}
