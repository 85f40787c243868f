import { expect, test } from './sign-in.ts';
import { settleIn } from './signed-in.ts';
import { addMember, makeTeam } from './teams.ts';

test.describe('a roster', () => {
  test.use({ allowedErrors: [/status of 4\d\d/] });

  test('adds people one after the other, and names the owner of a taken number', async ({ page }) => {
    await settleIn(page);
    const team = await makeTeam(page);
    await page.goto(`/team-member/${team}`);
    await page.getByRole('button', { name: 'Add a player' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('First name').fill('Zubin');
    await dialog.getByLabel('Jersey number').fill('9');
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
  });

  test('checks numbers by spec §5: nothing below zero, and nothing above the maximum', async ({ page }) => {
    await settleIn(page);
    const team = await makeTeam(page);
    await page.goto(`/team-member/${team}`);
    await page.getByRole('button', { name: 'Add a player' }).click();
    const jersey = page.getByRole('dialog').getByLabel('Jersey number');
    await jersey.fill('-4');
    await expect(jersey).toHaveValue('');
    await jersey.fill('123456');
    await expect(jersey).toHaveValue('999');
  });

  test('is searched and sorted', async ({ page }) => {
    await settleIn(page);
    const team = await makeTeam(page);
    await addMember(page, team, { first_name: 'Zubin', jersey_number: 2, position: 'Keeper' });
    await addMember(page, team, { first_name: 'Amara', jersey_number: 30, position: 'Wing' });
    await page.goto(`/team-member/${team}`);
    const players = page.getByRole('region', { name: 'Players' }).getByRole('listitem');
    await expect(players).toContainText([/Zubin/, /Amara/]);
    await page.getByLabel('Sort by').selectOption('Name');
    await expect(players).toContainText([/Amara/, /Zubin/]);
    await page.getByLabel('Find in the roster').fill('wing');
    await expect(players).toHaveCount(1);
    await page.getByLabel('Find in the roster').fill('nobody');
    await expect(page.getByText('Nobody on the roster is called ‘nobody’.')).toBeVisible();
  });

  test('can be changed, and staff see who changed what', async ({ page }) => {
    await settleIn(page, { fullName: 'Nila Verma' });
    const team = await makeTeam(page);
    await addMember(page, team, { position: 'Keeper' });
    await page.goto(`/team-member/${team}`);
    await page.getByRole('link', { name: 'Zubin Kapoor' }).click();
    await page.getByLabel('Position').fill('Left wing');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('This is saved.')).toBeVisible();
    await expect(page.getByText('Was changed by Nila Verma')).toBeVisible();
    await expect(page.getByText('Position: Keeper')).toContainText('Left wing');
    await page.getByRole('radio', { name: /Coach/ }).check({ force: true });
    await page.getByRole('button', { name: 'Change the part' }).click();
    await expect(page.getByText('Coach of Team')).toBeVisible();
  });

  test('restores a removed member', async ({ page }) => {
    await settleIn(page);
    const team = await makeTeam(page);
    const member = await addMember(page, team);
    await page.goto(`/edit-players/${team}/${member}`);
    await page.getByRole('button', { name: 'Take Zubin Kapoor out of the team' }).click();
    await page.getByRole('button', { name: 'Take them out' }).click();
    await expect(page.getByText('Zubin Kapoor was taken out of the team.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Zubin Kapoor' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Zubin Kapoor' })).toBeVisible();
  });

  test('keeps its last owner', async ({ page }) => {
    await settleIn(page);
    const team = await makeTeam(page);
    await page.goto(`/team-member/${team}`);
    await page.getByRole('button', { name: 'Leave the team' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'A team needs an owner. Hand it over to somebody else first.' })).toBeVisible();
  });
});
