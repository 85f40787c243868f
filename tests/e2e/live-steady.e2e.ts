import type { Browser, Page } from 'playwright/test';
import { withMotion } from './browser.ts';
import { follow } from './follow.ts';
import { plan, soon } from './series.ts';
import { expect, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';
import { addTask, joinAsPlayer, row, tasksOf } from './tasks.ts';
import { makeTeam, someoneElse } from './teams.ts';

test.use(withMotion);

/** A player whose team has planned Late nets, and the manager who plans Early nets above it meanwhile. */
async function listed(page: Page, browser: Browser, baseURL: string | undefined) {
  const manager = await someoneElse(browser, baseURL);
  const team = await makeTeam(manager);
  const late = await plan(manager, team, { title: 'Late nets', starts_local: soon(9, '18:30'), ends_local: soon(9, '20:00') });
  await settleIn(page);
  await joinAsPlayer(manager, team, page);
  const planEarly = () => plan(manager, team, { title: 'Early nets' });
  /** The player's answer to an event. */
  const answerTo = async (event: string) => {
    const answer = await page.request.get(`/api/team-events/${team}/${event}`);
    return ((await answer.json()) as { response: { mine: { answer: string | null }[] } }).response.mine[0]?.answer;
  };
  return { manager, team, late, planEarly, answerTo };
}
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const yes = (page: Page, title: string) => cards(page).filter({ hasText: title }).getByRole('button', { name: 'Yes', exact: true });
const middleOf = async (page: Page, title: string) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await yes(page, title).boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
};
/** Windows scroll by whole pixels. */
const isNear = (one: { x: number; y: number } | null, other: { x: number; y: number } | null) =>
  one !== null && other !== null && Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1;
const isReload = (url: string) => url.includes('/api/getUserEvents');

test.beforeEach(() => test.slow());

test('a card under the mouse stays there when an event is planned above it, and is the one that is answered', async ({
  page,
  browser,
  baseURL,
}) => {
  const { manager, late, planEarly, answerTo } = await listed(page, browser, baseURL);
  await follow(page, '/team/upcomingEvents');
  const before = await middleOf(page, 'Late nets');
  await page.mouse.move(before.x, before.y);
  const early = await planEarly();
  await expect(cards(page)).toHaveCount(2);
  expect(isNear(await middleOf(page, 'Late nets'), before)).toBe(true);
  await page.mouse.down();
  await page.mouse.up();
  await expect(yes(page, 'Late nets')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => answerTo(late)).toBe('yes');
  expect(await answerTo(early)).toBeNull();
  await manager.close();
});

test('a focused button stays at its place in the window when an event is planned above it', async ({ page, browser, baseURL }) => {
  const { manager, planEarly } = await listed(page, browser, baseURL);
  await follow(page, '/team/upcomingEvents');
  await yes(page, 'Late nets').focus();
  const before = await middleOf(page, 'Late nets');
  await planEarly();
  await expect(cards(page)).toHaveCount(2);
  await expect(yes(page, 'Late nets')).toBeFocused();
  expect(isNear(await middleOf(page, 'Late nets'), before)).toBe(true);
  await manager.close();
});

test('a list does not change while a button in it is pressed, and shows what is new afterwards', async ({ page, browser, baseURL }) => {
  const { manager, late, planEarly, answerTo } = await listed(page, browser, baseURL);
  await follow(page, '/team/upcomingEvents');
  const { x, y } = await middleOf(page, 'Late nets');
  await page.mouse.move(x, y);
  await page.mouse.down();
  const reloads: string[] = [];
  page.on('requestfinished', (request) => {
    if (isReload(request.url())) reloads.push(request.url());
  });
  await planEarly();
  await expect.poll(() => reloads.length).toBe(1);
  // Drawing needs a frame or two; what is held back is not drawn in many.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await expect(cards(page)).toHaveCount(1);
  await page.mouse.up();
  await expect(yes(page, 'Late nets')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(2);
  await expect.poll(() => answerTo(late)).toBe('yes');
  await manager.close();
});

test('a finger that comes down in the instant in which a card moves away answers no other event', async ({ page, browser, baseURL }) => {
  const { manager, late, planEarly, answerTo } = await listed(page, browser, baseURL);
  await page.setViewportSize({ width: 390, height: 844 });
  await follow(page, '/team/upcomingEvents');
  await yes(page, 'Late nets').scrollIntoViewIfNeeded();
  const aim = await middleOf(page, 'Late nets');
  // Presses what is at this place as soon as the new card is drawn.
  await page.evaluate(({ x, y }) => {
    const press = () => {
      const target = document.elementFromPoint(x, y);
      const at = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 };
      for (const type of ['pointerdown', 'pointerup']) target?.dispatchEvent(new PointerEvent(type, { ...at, pointerType: 'touch' }));
      target?.dispatchEvent(new MouseEvent('click', at));
      document.body.dataset['pressed'] =
        `${target?.closest('button')?.textContent ?? 'no button'} ${target?.closest('article')?.querySelector('h3')?.textContent ?? 'no card'}`;
    };
    const drawn = new MutationObserver(() => {
      if (document.querySelectorAll('main article').length < 2) return;
      drawn.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(press));
    });
    drawn.observe(document.body, { childList: true, subtree: true });
  }, aim);
  const early = await planEarly();
  await expect(page.locator('body')).toHaveAttribute('data-pressed', 'Yes Early nets');
  // A press of one's own choice is taken a moment later.
  await expect(async () => {
    await yes(page, 'Late nets').click();
    await expect(yes(page, 'Late nets')).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
  // Answers are sent in the order of the presses.
  await expect.poll(() => answerTo(late)).toBe('yes');
  expect(await answerTo(early)).toBeNull();
  await manager.close();
});

test('a task under the mouse stays there when one is added above it', async ({ page, browser, baseURL }) => {
  const { manager, team } = await listed(page, browser, baseURL);
  const due = (days: number) => ({ due: 'at', due_local: soon(days, '18:30') });
  await addTask(manager, team, { title: 'Balls', ...due(9) });
  await follow(page, tasksOf(team));
  const button = row(page, 'Balls').getByRole('button', { name: 'I’ll do it' });
  await button.hover();
  const before = await button.boundingBox();
  await addTask(manager, team, { title: 'Bibs', ...due(2) });
  await expect(row(page, 'Bibs')).toBeVisible();
  expect(isNear(await button.boundingBox(), before)).toBe(true);
  await manager.close();
});

test('a team under the mouse stays there in a list that the server draws when another team comes before it', async ({ page }) => {
  await settleIn(page);
  await makeTeam(page, 'Zebras');
  await page.setViewportSize({ width: 390, height: 844 });
  await follow(page, '/teams');
  const link = page.getByRole('main').getByRole('link', { name: 'Zebras' });
  await link.hover();
  const before = await link.boundingBox();
  await makeTeam(page, 'Ants');
  await expect(page.getByRole('main').getByRole('link', { name: 'Ants' })).toBeVisible();
  expect(isNear(await link.boundingBox(), before)).toBe(true);
});
