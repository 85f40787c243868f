import type { Hono } from 'hono';
import { outboxFolder, readOutbox } from '../providers/index.ts';
import type { ApiVariables } from './answer-calls.ts';
import type { House } from './house.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `/dev/outbox`: the mails of the local provider. It is not there at all once a real mail provider is set. */
export function addDevelopmentOutbox(app: Hono<ApiVariables>, { environment, providers }: House): void {
  if (providers.mail.name !== 'outbox') return;
  app.get('/dev/outbox', async (context) => {
    const mails = await readOutbox(outboxFolder(environment));
    context.header('Cache-Control', 'no-store');
    if (/\bapplication\/json\b/.test(context.req.header('accept') ?? '')) return context.json(mails);
    const list = mails.map(({ name, source }) => `<h2>${escape(name)}</h2><pre>${escape(source)}</pre>`).join('');
    return context.html(
      `<!doctype html><html lang="en"><title>Outbox</title><h1>Outbox of this installation</h1>${list || '<p>No mail yet.</p>'}</html>`,
    );
  });
}
