import { expect, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';
import { makeTeam } from './teams.ts';

test.describe('a roster', () => {
  test.use({ allowedErrors: [/status of 4\d\d/] });

  test('begins with an invitation, adds people one after the other, names the owner of a taken number, restores who was removed, and keeps its last owner', async ({
    page,
  }) => {
    await settleIn(page);
    const team = await makeTeam(page);
    await page.goto(`/team-member/${team}?view=availability`);
    await page.getByRole('link', { name: 'Invite players' }).click();
    await expect(page).toHaveURL(`/team-member/${team}?view=invite`);
    await page.goto(`/team-member/${team}`);
    await expect(page.getByRole('link', { name: 'Invite people' })).toBeVisible();
    await page.getByRole('button', { name: 'Add a player' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First name').fill('Zubin');
    const jersey = dialog.getByLabel('Jersey number');
    // Spec §5: nothing below zero, and nothing above the maximum.
    await jersey.fill('-4');
    await expect(jersey).toHaveValue('');
    await jersey.fill('123456');
    await expect(jersey).toHaveValue('999');
    await jersey.fill('9');
    await dialog.getByRole('button', { name: 'Add to the roster' }).click();
    await expect(page.getByText('They are on the roster.')).toBeVisible();
    await expect(dialog.getByLabel('First name')).toHaveValue('');
    await dialog.getByLabel('First name').fill('Yara');
    await dialog.getByLabel('Jersey number').fill('9');
    await dialog.getByRole('button', { name: 'Add to the roster' }).click();
    await expect(dialog.getByText('Somebody in this team wears this number already. It is Zubin.')).toBeVisible();
    await expect(dialog.getByLabel('Jersey number')).toBeFocused();
    await dialog.getByLabel('Jersey number').fill('10');
    await dialog.getByLabel('Place in the squad').selectOption('Substitute');
    await dialog.getByRole('button', { name: 'Add to the roster' }).click();
    await expect(dialog.getByLabel('First name')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('region', { name: 'Substitutes' })).toContainText('Yara');
    await expect(page.getByRole('region', { name: 'Players' })).toContainText('Zubin');

    await page.getByRole('link', { name: 'Zubin' }).click();
    await page.getByRole('button', { name: 'Take Zubin out of the team' }).click();
    await page.getByRole('button', { name: 'Take them out' }).click();
    await expect(page.getByText('Zubin was taken out of the team.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Zubin' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Zubin' })).toBeVisible();

    await page.getByRole('button', { name: 'Leave the team' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'A team needs an owner. Hand it over to somebody else first.' })).toBeVisible();
  });
});
