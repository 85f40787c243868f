import { planned } from './assistant.ts';
import { settleIn } from './signed-in.ts';
import { expect, test } from './sign-in.ts';

test.describe('a form that is refused', () => {
  test.use({ allowedErrors: [/status of 400/] });

  test('unanswered red-flag questions are marked, and None of these is one tap', async ({ page }) => {
    test.slow();
    await settleIn(page);
    await page.goto('/assist/workoutPlan');
    await page.getByLabel('Age', { exact: true }).fill('30');
    await page.getByRole('button', { name: 'Plan my four weeks' }).click();
    const asked = page.getByRole('group', { name: /Is any of this true for you/ });
    await expect(asked.getByText('Please tick what is true for you, or “None of these”.')).toBeVisible();
    const none = asked.getByRole('checkbox', { name: 'None of these' });
    const pregnant = asked.getByRole('checkbox', { name: 'Are you pregnant?' });
    await expect(asked.getByRole('checkbox').first()).toBeFocused();
    await none.check({ force: true });
    await pregnant.check({ force: true });
    await expect(none).not.toBeChecked();
    await none.check({ force: true });
    await expect(pregnant).not.toBeChecked();
    await page.getByRole('button', { name: 'Plan my four weeks' }).click();
    await expect(page.getByRole('tab', { name: 'Versions 1' })).toBeVisible();
  });
});

test('the questions are in the language of the plan, which is remembered and declared for screen readers', async ({ page }) => {
  test.slow();
  await settleIn(page);
  await page.goto('/assist/workoutPlan');
  await page.getByLabel('Language of the plan').selectOption('hindi');
  const asked = page.getByRole('group', { name: /क्या इनमें से कुछ/ });
  await expect(asked.getByRole('checkbox', { name: 'क्या आप गर्भवती हैं?' })).toBeVisible();
  await expect(page.locator('fieldset[lang=hi]').first()).toBeVisible();
  await page.getByLabel('Age', { exact: true }).fill('30');
  await asked.getByRole('checkbox', { name: 'इनमें से कुछ नहीं' }).check({ force: true });
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/assist/profile') && answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Plan my four weeks' }).click();
  await expect(page.getByRole('tab', { name: 'Versions 1' })).toBeVisible();
  await kept;
  await page.goto('/assist/dietPlan');
  await expect(page.getByLabel('Language of the plan')).toHaveValue('hindi');
  await expect(page.getByRole('checkbox', { name: 'क्या आपको गुर्दे की बीमारी है?' })).toBeVisible();
});

test('words taken for despair show the card, and somebody safe continues with the card in view', async ({ page }) => {
  test.slow();
  await settleIn(page);
  await page.goto('/assist/chat/new');
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await page.getByLabel('Your question').fill('What should I eat the evening before a match? I want to kill myself');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'I am safe, go on' }).click();
  await expect(page.getByRole('article', { name: 'Assistant' })).toContainText("Written by Elevate's own planner");
  await expect(page.getByRole('link', { name: /14416/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'I am safe, go on' })).toHaveCount(0);

  await page.goto('/assist/meditationPlan');
  await page.getByLabel('Anything else? (optional)').fill('I want to kill myself');
  await page.getByRole('button', { name: 'Plan my quiet minutes' }).click();
  await expect(page.getByText('No plan was made, and no request was taken.')).toBeVisible();
  await page.getByRole('button', { name: 'I am safe, go on' }).click();
  await expect(page.getByRole('tab', { name: 'Versions 1' })).toBeVisible();
  await expect(page.getByRole('link', { name: /14416/ }).first()).toBeVisible();
});

test.describe('a history that cannot be read', () => {
  test.use({ allowedErrors: [/status of 500/] });

  test('says Something went wrong! Come back after sometime., and the screen still works', async ({ page }) => {
    await settleIn(page);
    await page.route('**/api/assist/history**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(await planned(page, 'meditationPlan'));
    await expect(page.getByRole('region', { name: 'Earlier' }).getByRole('alert')).toHaveText(
      'Something went wrong! Come back after sometime.',
    );
    await expect(page.getByRole('button', { name: /^Play/ }).first()).toBeVisible();
  });
});

for (const timezoneId of ['America/Los_Angeles', 'Asia/Kolkata']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    for (const moment of ['T01:30:00Z', 'T23:30:00Z']) {
      test(`a plan may start today in the person's time zone, also at ${moment}`, async ({ page }) => {
        await settleIn(page);
        const now = new Date(`${new Date().toISOString().slice(0, 10)}${moment}`);
        await page.clock.setFixedTime(now);
        const today = now.toLocaleDateString('sv-SE', { timeZone: timezoneId });
        await page.goto('/assist/meditationPlan');
        const day = page.getByLabel('First day');
        await expect(day).toHaveAttribute('min', today);
        await expect(day).toHaveValue(today);
        // A browser may use an older name.
        const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
        const sent = page.waitForRequest('**/api/assist/meditationPlan');
        await page.getByRole('button', { name: 'Plan my quiet minutes' }).click();
        expect((await sent).postDataJSON()).toMatchObject({ startsOn: today, timeZone: zone });
      });
    }
  });
}
