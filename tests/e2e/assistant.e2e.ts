import { axeFindings, sidewaysOverflow, withMotion } from './browser.ts';
import { chooseBreathing, planned, say } from './assistant.ts';
import { settleIn } from './signed-in.ts';
import { expect, test } from './sign-in.ts';

test.use(withMotion);

test('a diet plan is requested with removable chips, and uses one request', async ({ page }) => {
  await settleIn(page);
  await page.goto('/assist/dietPlan');
  await expect(page.getByText(/16\s*of 16 are left/)).toBeVisible();
  await page.getByLabel('Age', { exact: true }).fill('30');
  await page.getByRole('radio', { name: 'Female' }).check({ force: true });
  await page.getByLabel('Height in cm').fill('165');
  await page.getByLabel('Weight in kg').fill('62');
  await page.getByRole('radio', { name: 'None of these' }).check({ force: true });
  await page.getByLabel('Anything else? (optional)').fill('no peanuts, hate karela');
  const chips = page.getByRole('group', { name: 'What we understood' });
  await expect(chips.getByText('No peanut')).toBeVisible();
  await chips.getByRole('button', { name: /Take away: No bitter gourd/ }).click();
  await page.getByRole('button', { name: 'Plan my week' }).click();
  await expect(page.getByRole('tab', { name: 'Versions 1' })).toBeVisible();
  await expect(page.getByText(/Written by Elevate's own planner/).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your words' })).toHaveText(/No peanut(?!.*bitter gourd)/);
  await page.getByRole('tab', { name: 'Ask and change' }).click();
  await expect(page.getByText(/15\s*of 16 are left/)).toBeVisible();
  const plan = page.url();
  await page.goBack();
  await expect(page).toHaveURL('/assist/dietPlan');
  await expect(page.getByRole('button', { name: 'Plan my week' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Versions 1' })).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(plan);
  await expect(page.getByRole('tab', { name: 'Versions 1' })).toBeVisible();
});

test('a plan is ticked, swapped, changed by words, compared and restored', async ({ page }) => {
  await settleIn(page);
  await page.goto(await planned(page, 'workoutPlan'));
  const kept = page.waitForResponse('**/ticks');
  await page
    .getByRole('checkbox', { name: /^Done:/ })
    .first()
    .check();
  await kept;
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Done:/ }).first()).toBeChecked();
  // By keyboard, the focus stays there.
  await page
    .getByRole('button', { name: /: how to do it, and swaps$/ })
    .nth(2)
    .click();
  const third = page.getByRole('button', { name: /^Another one for/ });
  const before = await third.innerText();
  await third.press('Enter');
  await expect(page.getByRole('tab', { name: 'Versions 2' })).toBeVisible();
  await expect(third).not.toHaveText(before);
  await expect(third).toBeFocused();
  await say(page, 'Fewer days please');
  await expect(page.getByText('Version 3 of the plan')).toBeVisible();
  await page.getByRole('tab', { name: 'Versions 3' }).click();
  await page.getByRole('button', { name: 'Compare version 1 with the newest' }).click();
  await expect(page.getByRole('region', { name: 'Version 1' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Version 3, the newest' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Go back to version 1' }).click();
  await expect(page.getByRole('tab', { name: 'Versions 4' })).toBeVisible();
});

test('a meditation is played by keyboard, with breath and words, and is ticked at its end', async ({ page }) => {
  await settleIn(page);
  await page.clock.install();
  await page.goto(await planned(page, 'meditationPlan', { breath: 'box' }));
  await chooseBreathing(page);
  await page.getByRole('button', { name: /^Play/ }).first().focus();
  await page.keyboard.press('Enter');
  const player = page.getByRole('dialog');
  await expect(player.getByRole('button', { name: 'Start' })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Space');
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  const spoken = await player.getByRole('status').innerText();
  await page.keyboard.press('ArrowRight');
  await expect(player.getByRole('status')).not.toHaveText(spoken);
  // Simulates a suspended tab: clock and session have advanced.
  await page.clock.fastForward('06:00');
  await expect(player.getByText('That was it. It is ticked off.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: /^Done:/ }).first()).toBeChecked();
});

test('a rehab plan starts with red flags: one yes brings the card and uses no request', async ({ page }) => {
  await settleIn(page);
  await page.goto('/assist/injuryRehab');
  await page.getByRole('link', { name: 'Rolled ankle' }).click();
  await page.getByRole('checkbox', { name: 'Is the part beyond the injury cold, pale or blue?' }).check({ force: true });
  await page.getByLabel('Since how many days?').fill('4');
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Plan my way back' }).click();
  await expect(page.getByText('No plan was made, and no request was taken.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await page.getByRole('checkbox', { name: 'None of these' }).check({ force: true });
  await page.getByLabel('Since how many days?').fill('4');
  await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Plan my way back' }).click();
  await expect(page.getByRole('tab', { name: /2 Load/ })).toContainText('You are here');
  await page.getByRole('checkbox', { name: /^Done: Movement/ }).check();
  await expect(page.getByText('1 of 3')).toBeVisible();
});

test.describe('a form that is refused', () => {
  test.use({ allowedErrors: [/status of 400/] });

  test('a wellness plan has helplines on top, and no score', async ({ page }) => {
    await settleIn(page);
    await page.goto('/assist/mentalWellness');
    for (const answer of await page.getByRole('radio', { name: 'Several days' }).all()) await answer.check({ force: true });
    // The direct questions must be answered, not skipped.
    await page.getByRole('button', { name: 'Plan two gentle weeks' }).click();
    await expect(page.getByText('Please answer this one.')).toHaveCount(2);
    for (const answer of await page.getByRole('radio', { name: 'No', exact: true }).all()) await answer.check({ force: true });
    await page.getByRole('button', { name: 'Plan two gentle weeks' }).click();
    const help = page.getByRole('region', { name: 'Somebody to talk to' });
    await expect(help.getByRole('link', { name: /14416/ })).toHaveAttribute('href', /^tel:/);
    await expect(page.getByRole('tab', { name: /min$/ })).toHaveCount(14);
    expect(await page.locator('main').innerText()).not.toMatch(/PHQ|GAD|score/i);
  });
});

test.describe('an address under /assist that no screen has', () => {
  test.use({ allowedErrors: [/status of 404/] });

  test('answers 404 and names the screens', async ({ page }) => {
    await settleIn(page);
    expect((await page.goto('/assist/nonsense'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The assistant has no such page');
    await page.getByRole('link', { name: 'Ask the assistant' }).click();
    await expect(page).toHaveURL('/assist/chat/new');
  });
});
