import type { BrowserContext, Page } from 'playwright/test';
import { expect, newEmail, signInByCalls, test } from './sign-in.ts';
import { introduction, settleIn } from './signed-in.ts';
import { makeTeam } from './teams.ts';

const answers = '**/api/team-events/answer/**';
const soon = (days: number, clock: string) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${clock}`;
const maybe = (page: Page) => page.getByRole('main').getByRole('article').getByRole('button', { name: 'Maybe', exact: true });
const kept = (page: Page) => page.getByText('Kept on this device, not sent yet.');

/** A person with their own team and one event. */
async function open(page: Page): Promise<{ team: string; event: string; email: string }> {
  const { email } = await settleIn(page);
  const team = await makeTeam(page);
  const data = { kind: 'training', title: 'Nets', starts_local: soon(3, '18:30'), ends_local: soon(3, '20:00'), tell: false };
  const answer = await page.request.post(`/api/team-events/add/${team}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return { team, event: ((await answer.json()) as { response: { id: string }[] }).response[0]?.id ?? '', email };
}
/** Answers maybe without a connection; the answer is stored. The connection is back once `meanwhile` is done. */
async function answerMaybeOffline(page: Page, meanwhile = () => Promise.resolve()): Promise<void> {
  // The page asks once who is signed in, and later leaves if that is somebody else than when it was drawn.
  const asked = page.waitForResponse('**/users/me/details');
  await page.goto('/team/upcomingEvents');
  await asked;
  await page.context().route(answers, (route) => route.abort());
  await maybe(page).click();
  await expect(kept(page)).toBeVisible();
  // Waits until all other attempts are over.
  const turns = () =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      // One tab holds the live stream's lock for as long as it is open, so that lock does not count.
      return [...held, ...pending].filter(({ name }) => name !== 'live-stream').length;
    });
  await expect.poll(turns).toBe(0);
  await meanwhile();
  await page.context().unroute(answers);
}
/** The locks that this page waits for; other tabs may wait for the same ones, as to try again. */
const waitingLocks = (page: Page) =>
  page.evaluate(async () => {
    const me = 'who am I';
    const { held = [], pending = [] } = await navigator.locks.request(me, () => navigator.locks.query());
    const clientId = held.find(({ name }) => name === me)?.clientId;
    return pending.filter((lock) => lock.clientId === clientId && lock.name !== 'live-stream').map(({ name }) => name);
  });
/** Every answer that this browser sends from now on. */
function watch(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/api/team-events/answer/')) sent.push(request.postData() ?? '');
  });
  return sent;
}
const mine = async (page: Page, team: string, event: string) => {
  const answer = await page.request.get(`/api/team-events/${team}/${event}`);
  return ((await answer.json()) as { response: { mine: { answer: string | null }[] } }).response.mine[0]?.answer;
};

test.use({ allowedErrors: [/ERR_FAILED|status of 401/] });

/** Signs in again as the person whose answer is kept, and waits until it was sent. Leaves the list of events open. */
async function sendKeptAs(page: Page, { team, event, email }: { team: string; event: string; email: string }) {
  await page.goto('/robots.txt');
  await signInByCalls(page, email);
  expect(await mine(page, team, event)).toBeNull();
  const again = page.waitForResponse(answers);
  await page.goto('/team/upcomingEvents');
  expect((await again).status()).toBe(200);
}

test('a stored answer is not sent as another user in the same browser, and is sent when I am back', async ({ page }) => {
  test.slow();
  const { team, event, email } = await open(page);
  // They manage the team too, so the server would accept their answer.
  const made = await page.request.post('/api/invitations/link', { data: { team_id: team, as: 'manager' } });
  const { link } = ((await made.json()) as { response: { link: { code: string } } }).response;
  await answerMaybeOffline(page);
  const sent = watch(page.context());
  const me = await page.evaluate(() => localStorage.getItem('user-storage'));

  await settleIn(page, { fullName: 'Mira Sen' });
  await page.goto(`/invite?code=${link.code}`);
  await page.getByRole('button', { name: 'Yes, I join' }).click();
  await expect(page).toHaveURL(`/team-member/${team}`);
  // Even if this browser still has the previous user stored.
  await page.evaluate((user) => localStorage.setItem('user-storage', user ?? ''), me);
  await page.goto('/team/upcomingEvents');
  await expect(maybe(page)).toHaveAttribute('aria-pressed', 'false');
  const asked = page.waitForResponse('**/users/me/details');
  await page.reload();
  await asked;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  // Only their own answer is sent, at once.
  const saved = page.waitForResponse(answers);
  await page.getByRole('article').getByRole('button', { name: 'No', exact: true }).click();
  expect((await saved).status()).toBe(200);
  expect(sent.map((body) => (JSON.parse(body) as { answer: string }).answer)).toEqual(['no']);
  await expect(kept(page)).toBeHidden();

  await sendKeptAs(page, { team, event, email });
  await expect(maybe(page)).toHaveAttribute('aria-pressed', 'true');
  expect(sent).toHaveLength(2);
  expect(await mine(page, team, event)).toBe('maybe');
});

test('an open page whose browser was signed in as somebody else meanwhile sends nothing as them', async ({ page }) => {
  test.slow();
  const { team, event, email } = await open(page);
  const made = await page.request.post('/api/invitations/link', { data: { team_id: team, as: 'manager' } });
  const { link } = ((await made.json()) as { response: { link: { code: string } } }).response;
  // Before the page tries again by itself, the session changes as by a sign-in that it does not notice. They may answer for everybody in the
  // team.
  await answerMaybeOffline(page, async () => {
    await signInByCalls(page, newEmail('other'));
    const other = await page.request.put('/users/me/introduction', { data: introduction });
    expect(other.status()).toBe(200);
    const joined = await page.request.post(`/api/accept-mail-invitition/${link.code}`, { data: { token: link.code } });
    expect(joined.status(), await joined.text()).toBe(200);
  });
  const refused = page.waitForResponse(answers);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  expect((await refused).status()).toBe(401);
  await expect(kept(page)).toBeVisible();

  await sendKeptAs(page, { team, event, email });
  expect(await mine(page, team, event)).toBe('maybe');
});

test('an answer given while others are being sent is sent once', async ({ page }) => {
  await open(page);
  // The lock allows one sender at a time; the hydrated page and then the answer wait for it.
  await page.addInitScript(() => {
    const turn = new Promise<void>((resolve) => Object.assign(window, { endTurn: resolve }));
    void navigator.locks.request('answers-to-send', () => turn);
  });
  await page.goto('/team/upcomingEvents');
  const inLine = () =>
    page.evaluate(async () => (await navigator.locks.query()).pending?.filter(({ name }) => name === 'answers-to-send').length);
  await expect.poll(inLine).toBe(1);
  await maybe(page).click();
  await expect.poll(inLine).toBe(2);
  const sent = watch(page.context());
  await page.evaluate(() => (window as unknown as { endTurn: () => void }).endTurn());
  await expect.poll(inLine).toBe(0);
  await expect(maybe(page)).toHaveAttribute('aria-pressed', 'true');
  expect(sent).toHaveLength(1);
});

test('of two tabs that get online at once, one sends the stored answers', async ({ page, context }) => {
  test.slow();
  const { team, event } = await open(page);
  const other = await context.newPage();
  await answerMaybeOffline(page);
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await context.route(answers, async (route) => {
    await gate;
    await route.continue();
  });
  const sent = watch(context);
  // The second tab finds the answer while the first one is sending it, and waits for its turn.
  const begun = page.waitForRequest(answers);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await begun;
  await other.goto('/team/upcomingEvents');
  const waiting = () => waitingLocks(other);
  await expect.poll(waiting).toContain('answers-to-send');
  letThrough();
  await expect(kept(page)).toBeHidden();
  await expect.poll(waiting).toEqual([]);
  await expect(kept(other)).toBeHidden();
  expect(sent).toHaveLength(1);
  expect(await mine(page, team, event)).toBe('maybe');
  await other.close();
});
