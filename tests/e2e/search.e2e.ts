import { expect, test } from './browser.ts';

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the form on the landing page finds a team in spite of a typing error', async ({ page }) => {
    await page.goto('/');
    await page.locator('input[name=keyword]').first().fill('metoers');
    await page.locator('form[action="/search"] button[type=submit]').first().click();
    await expect(page).toHaveURL(/\/search\?.*keyword=metoers/);
    await expect(page.getByText('Malleshwaram Meteors').first()).toBeVisible();
  });

  test('filters, tabs and paging work by links and forms alone', async ({ page }) => {
    await page.goto('/search?category=players');
    await page.locator('select[name=sport]').selectOption({ label: 'Cricket' });
    await page
      .locator('form')
      .filter({ has: page.locator('select[name=sport]') })
      .locator('button[type=submit]')
      .click();
    await expect(page).toHaveURL(/sport=16/);
    const first = await page.locator('main ol li, main ul[data-results] li').first().innerText();
    await page.getByRole('link', { name: /next/i }).click();
    await expect(page).toHaveURL(/after=/);
    expect(await page.locator('main ol li, main ul[data-results] li').first().innerText()).not.toBe(first);
  });
});

test('a player opens in a popup with the full name in capitals, which Escape and Back close, and a team with its ID', async ({ page }) => {
  await page.goto('/search?keyword=kabir.singh');
  await page
    .getByRole('link', { name: /Kabir Singh/ })
    .first()
    .click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByText('KABIR SINGH', { exact: true })).toBeVisible();
  await expect(popup.getByText('kabir.singh', { exact: true })).toBeVisible();
  await expect(popup.getByText('ACHIEVEMENTS')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await page
    .getByRole('link', { name: /Kabir Singh/ })
    .first()
    .click();
  await expect(popup).toBeVisible();
  await page.goBack();
  await expect(popup).toBeHidden();
  await expect(page).toHaveURL(/\/search\?keyword=kabir\.singh/);

  await page.goto('/search?keyword=meteors&category=teams');
  await page
    .getByRole('link', { name: /Malleshwaram Meteors/ })
    .first()
    .click();
  await expect(popup.getByText(/EL-/)).toBeVisible();
});

test('near me asks for the position only on a click, says why there is none, and shows distances in bands', async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto('/search?category=teams');
  await page.getByRole('button', { name: /near me/i }).click();
  await expect(page.getByText('Please type a city in Location.')).toBeVisible();
  await expect(page.getByRole('button', { name: /near me/i })).toBeEnabled();

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 12.9716, longitude: 77.5946 });
  await page.reload();
  await page.getByRole('button', { name: /near me/i }).click();
  await expect(page).toHaveURL(/lat=12.97/);
  await expect(page.getByText(/under 5 km|5–10 km/).first()).toBeVisible();
});

test('a search without results, and a link to a deleted player, offer ways on', async ({ page }) => {
  await page.goto('/search?keyword=qqqqzzzzxxxx');
  await expect(page.getByText(/nothing|no .*(match|found)/i).first()).toBeVisible();
  await page.goto('/search?player=01890a5d-ac96-774b-bcce-b302099a8057');
  await expect(page.getByText('This player is no longer here.')).toBeVisible();
});

test.describe('with invalid input', () => {
  test.use({ allowedErrors: [/status of 400/] });
  test('is named and the input stays', async ({ request }) => {
    for (const [what, query] of [
      ['too short', 'keyword=ab'],
      ['a wrong number', 'lat=north'],
      ['a number of a page', 'page=9999'],
      ['a list', 'keyword=one&keyword=two'],
      ['a null byte', 'keyword=abc%00'],
      ['an unknown sport', 'sport=999'],
      ['a mangled cursor', 'after=%F0%9F%8F%8F'],
    ] as const) {
      const answer = await request.get(`/search?${query}`);
      expect(answer.status(), what).toBe(400);
      expect(await answer.text(), what).toContain('name="keyword"');
    }
  });

  test('has a link to the search without it', async ({ page }) => {
    await page.goto('/search?category=Teams&lat=abc&page=9999');
    const problem = page.getByRole('alert');
    await expect(problem.getByText('Position: Please send a number.')).toBeVisible();
    await expect(problem.getByText(/^Page: Search has no such parameter/)).toBeVisible();
    await problem.getByRole('link', { name: 'Search without it' }).click();
    await expect(page).toHaveURL(/\/search\?category=teams$/);
    await expect(page.getByRole('link', { name: /Teams/, exact: false }).and(page.locator('[aria-current=page]'))).toBeVisible();
  });
});
