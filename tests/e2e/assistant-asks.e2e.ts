import { settleIn } from './signed-in.ts';
import { expect, test } from './sign-in.ts';

test('the questions are in the language of the plan, which is remembered and declared for screen readers', async ({ page }) => {
  test.slow();
  await settleIn(page);
  await page.goto('/assist/workoutPlan');
  await page.getByLabel('Language of the plan').selectOption('hindi');
  const asked = page.getByRole('group', { name: /क्या इनमें से कुछ/ });
  await asked.getByRole('radio', { name: /सवाल देखना/ }).check({ force: true });
  await expect(page.getByRole('checkbox', { name: 'क्या आप गर्भवती हैं?' })).toBeVisible();
  await expect(page.locator('fieldset[lang=hi]').first()).toBeVisible();
  await page.getByLabel('Age', { exact: true }).fill('30');
  await asked.getByRole('radio', { name: 'इनमें से कुछ नहीं' }).check({ force: true });
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/assist/profile') && answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Plan my four weeks' }).click();
  await expect(page.getByRole('tab', { name: 'Versions 1' })).toBeVisible();
  await kept;
  await page.goto('/assist/dietPlan');
  await expect(page.getByLabel('Language of the plan')).toHaveValue('hindi');
  await expect(page.getByText('खाने से जुड़ी परेशानी', { exact: false }).first()).toBeVisible();
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

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/assist/meditationPlan');
  await page.getByLabel('Anything else? (optional)').fill('I want to kill myself');
  await page.getByRole('button', { name: 'Plan my quiet minutes' }).click();
  // The form is sent from its end, and the numbers must not be above what is in view.
  await expect(page.getByRole('link', { name: /14416/ })).toBeInViewport();
  await expect(page.getByText('No plan was made, and no request was taken.')).toBeVisible();
  await page.getByRole('button', { name: 'I am safe, go on' }).click();
  await expect(page.getByRole('tab', { name: 'Versions 1' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('link', { name: /14416/ }).first()).toBeVisible();
});

test.describe('in Los Angeles, where it is still yesterday in India', () => {
  const timezoneId = 'America/Los_Angeles';
  test.use({ timezoneId });

  test("a plan may start today in the person's time zone", async ({ page }) => {
    await settleIn(page);
    const now = new Date(`${new Date().toISOString().slice(0, 10)}T01:30:00Z`);
    await page.clock.setFixedTime(now);
    const today = now.toLocaleDateString('sv-SE', { timeZone: timezoneId });
    await page.goto('/assist/meditationPlan');
    const day = page.getByLabel('First day');
    await expect(day).toHaveAttribute('min', today);
    await expect(day).toHaveValue(today);
    const sent = page.waitForRequest('**/api/assist/meditationPlan');
    await page.getByRole('button', { name: 'Plan my quiet minutes' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ startsOn: today, timeZone: timezoneId });
  });
});
