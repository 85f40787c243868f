import type { Page } from 'playwright/test';
import { takeTime } from './browser.ts';
import { ownTeam } from './inviting.ts';
import { codeField as textField, newNumber, numberField, sendButton, textedCode } from './phone-sign-in.ts';
import { askForCode, expect, mailedCode, newEmail, signUpByCalls, test } from './sign-in.ts';
import { pageFrom } from './signed-in.ts';

// The links of events and conversations lead to rows that do not exist; the way back is the same.
test.use({ allowedErrors: [/status of (401|404|410)/] });

const id = '0192ffff-51c0-7000-8a40-de3000de3001';
const signIns = {
  async code(page: Page) {
    const email = newEmail('way');
    await askForCode(page, email);
    await page.keyboard.type(await mailedCode(page, email));
  },
  async phone(page: Page) {
    const number = newNumber();
    await page.getByRole('tab', { name: 'Phone' }).click();
    await numberField(page).fill(number);
    await sendButton(page).click();
    await expect(textField(page)).toBeFocused();
    await page.keyboard.type(await textedCode(page, number));
  },
  async 'a popup'(page: Page) {
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: /Continue with Google/ }).click();
    const popup = await opened;
    await popup.getByLabel('Or somebody else, by name').fill(`Newcomer ${Date.now()}`);
    await popup.getByRole('button', { name: 'Continue', exact: true }).click();
  },
  async 'a redirect'(page: Page) {
    await page.getByRole('button', { name: /Continue with Strava/ }).click();
    await page.getByLabel('Or somebody else, by name').fill(`Newcomer ${Date.now()}`);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
  },
} as const;

/** Completes the onboarding of somebody new, who is sent there from anywhere. */
async function introduce(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard\/user\?status=new&return=/);
  await page.getByLabel('Your name').fill('Nila Verma');
  await page.getByLabel('Your city').fill('pun');
  await page.getByRole('option', { name: /^Pune/ }).click();
  await page.getByRole('radio', { name: /^I play/ }).check();
  await page.getByRole('checkbox', { name: 'Cricket' }).check();
  await page.getByRole('radio', { name: 'Women' }).check();
  await page.getByRole('radio', { name: 'I am 18 or older' }).check();
  await page.getByRole('button', { name: 'Take me in' }).click();
}

/** Goes to the sign-in page as a visitor does: sent there, by the link of an invitation, or by Login in the header. */
async function goToLogin(page: Page): Promise<void> {
  if (new URL(page.url()).pathname === '/login') return;
  const toJoin = page.getByRole('link', { name: 'Yes, sign in to join' });
  await ((await toJoin.count()) > 0 ? toJoin : page.getByRole('banner').getByRole('link', { name: 'Login' })).click();
  await page.waitForURL(/\/login\?return=/);
}

for (const [what, path] of [
  ['an event', `/team/player-availability/${id}/${id}`],
  ['a tournament', '/search?category=tournaments&keyword=monsoon'],
] as const) {
  test(`a new member who followed a link to ${what} is there after sign-in and onboarding`, async ({ page }) => {
    takeTime();
    await page.goto(path);
    await goToLogin(page);
    await signIns.code(page);
    await introduce(page);
    await expect(page).toHaveURL(path);
  });
}

// Others sign in by a code on the way to an invitation.
for (const [how, signIn] of Object.entries(signIns).filter(([name]) => name !== 'code')) {
  test(`a new member who followed an invitation is there after signing in by ${how} and the onboarding`, async ({
    page,
    browser,
    baseURL,
  }) => {
    takeTime();
    const owner = await pageFrom(browser, baseURL, '10.77.1.1');
    const team = await ownTeam(owner);
    const made = await owner.request.post('/api/invitations/link', { data: { team_id: team, as: 'player' } });
    const { code } = ((await made.json()) as { response: { link: { code: string } } }).response.link;
    await owner.close();
    await page.goto(`/invite?code=${code}`);
    await goToLogin(page);
    await signIn(page);
    await introduce(page);
    await expect(page).toHaveURL(`/invite?code=${code}`);
    await expect(page.getByRole('button', { name: 'Yes, I join' })).toBeVisible();
  });
}

test('no way in leads to another site, not even through the onboarding', async ({ page }) => {
  await page.goto('/login?return=https%3A%2F%2Felsewhere.example%2F');
  await signUpByCalls(page, 'way');
  for (const foreign of ['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example']) {
    const answer = await page.request.get(`/login?return=${encodeURIComponent(foreign)}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([302, '/dashboard/user?status=new']);
  }
});
