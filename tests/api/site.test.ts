import { describe, expect, test, vi } from 'vitest';
import * as site from '../../src/contract/site.ts';
import { sports } from '../../src/contract/sports.ts';
import { readOutbox } from '../../src/server/providers/index.ts';
import { startMailServer } from '../builders/mail-server.ts';
import { testApp } from '../builders/open-test-app.ts';

const message = {
  name: 'Asha Rao',
  email: 'asha@elevate.example',
  subject: 'Pitch booking',
  message: 'Can we have\nthe ground on Sunday?',
};

describe('the content calls', () => {
  test('answer plans, faqs, settings, testimonials and features', async () => {
    const { ask } = await testApp();
    const [plans, faqs, settings, testimonials, features] = await Promise.all(
      [site.getPlans, site.getFaqs, site.getSettings, site.getTestimonials, site.getFeatures].map((call) => ask(call, {})),
    );
    expect((plans?.body as unknown as { planName: string }[]).map((plan) => plan.planName)).toEqual(['Free', 'Basic', 'Pro']);
    expect((faqs?.body as unknown as unknown[]).length).toBeGreaterThanOrEqual(12);
    expect(settings?.body).toHaveProperty('reserved_text.value');
    expect((testimonials?.body as unknown as unknown[]).length).toBeGreaterThan(3);
    expect((features?.body as unknown as unknown[]).length).toBeGreaterThan(3);
  });

  test('answer one text by its key, and 404 for a key that is not there', async () => {
    const { ask } = await testApp();
    expect((await ask(site.getCmsContent, { key: 'about' })).body['description']).toMatch(/^<p>/);
    for (const key of ['nothing', '__proto__', 'constructor']) {
      expect(await ask(site.getCmsContent, { key })).toMatchObject({ status: 404, body: { error: 'noSuchContent' } });
    }
  });

  test('answer the legacy list in the legacy shape', async () => {
    const { ask } = await testApp();
    const legacy = [
      site.getGeneralSettings,
      site.listCms,
      site.listPartners,
      site.listLegacyFaqs,
      site.listLegacyFeatures,
      site.listGames,
      site.listCountries,
    ];
    for (const call of legacy)
      expect((await ask(call, {})).body, call.name).toMatchObject({ status: 1, response: expect.anything() as unknown });
    expect((await ask(site.listGames, {})).body['response']).toEqual(sports.map(({ id, name }) => ({ id, name })));
    expect((await ask(site.listCountries, {})).body['response']).toContainEqual({ code: 'IN', name: 'India', callingCode: '+91' });
  });
});

describe('the contact form', () => {
  test('stores the message, mails it to the address in the settings and answers its sender', async () => {
    const { ask, context: app } = await testApp();
    expect((await ask(site.submitContact, message)).status).toBe(200);
    expect((await app.database.pool.query('select name, email, subject, message from contact_messages')).rows).toEqual([message]);
    const mails = await vi.waitUntil(
      async () => {
        const found = await readOutbox(`${app.environment.DATA_DIR}/outbox`);
        return found.length === 2 && found.map((mail) => mail.source);
      },
      { timeout: 15_000 },
    );
    const toSite = mails.find((mail) => /^To: hello@elevate/m.test(mail));
    expect(toSite).toContain('Reply-To: asha@elevate.example');
    expect(toSite).toContain('the ground on Sunday?');
    expect(mails.find((mail) => /^To: asha@elevate/m.test(mail))).not.toContain('Sunday');
  });

  test('cannot be used to write mail headers', async () => {
    const { ask, context: app } = await testApp();
    await ask(site.submitContact, { ...message, subject: 'Hello\r\nBcc: everyone@elevate.example' });
    const mails = await vi.waitUntil(
      async () => {
        const found = await readOutbox(`${app.environment.DATA_DIR}/outbox`);
        return found.length === 2 && found;
      },
      { timeout: 15_000 },
    );
    for (const { source } of mails) expect(source).not.toMatch(/^Bcc:/m);
  });

  test('loses nothing while the mail server is down, and sends the mails later', async () => {
    const first = await startMailServer();
    await first.stop();
    const { ask, context: app, close } = await testApp({ variables: { SMTP_URL: `smtp://127.0.0.1:${first.port}` } });
    expect((await ask(site.submitContact, message)).status).toBe(200);
    await vi.waitUntil(
      async () => {
        const { rows } = await app.database.pool.query("select 1 from jobs.job where name = 'mail' and state = 'retry'");
        return rows.length === 2;
      },
      { timeout: 15_000 },
    );
    const back = await startMailServer(first.port);
    await vi.waitUntil(() => back.mails.length === 2, { timeout: 20_000 });
    await close();
    await back.stop();
  }, 30_000);

  test('sends mails over connections that stay open', async () => {
    const server = await startMailServer();
    const { ask, close } = await testApp({ variables: { SMTP_URL: `smtp://127.0.0.1:${server.port}` } });
    // One network may not send this many.
    const senders = Array.from({ length: 12 }, (_, index) => ({ email: `p${index}@elevate.example`, address: `203.0.113.${index + 1}` }));
    for (const { email, address } of senders) expect((await ask(site.submitContact, { ...message, email }, { address })).status).toBe(200);
    await vi.waitUntil(() => server.mails.length === 24, { timeout: 15_000 });
    expect(server.greetings()).toBeLessThanOrEqual(6);
    await close();
    await server.stop();
  }, 20_000);

  test('names what is missing', async () => {
    const { ask } = await testApp();
    const { status, body } = await ask(site.submitContact, { name: 'Asha', email: 'asha' });
    expect(status).toBe(400);
    expect(Object.keys(body['fields'] as object).sort()).toEqual(['email', 'message']);
  });

  test('refuses a field that comes twice', async () => {
    const { send } = await testApp();
    const form = new FormData();
    for (const [name, value] of Object.entries(message)) form.append(name, value);
    form.append('email', 'second@elevate.example');
    const answer = await send('/api/submit-contact', { method: 'POST', body: form });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: { email: expect.any(String) as unknown } });
  });
});
