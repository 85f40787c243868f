import { expect, test } from 'vitest';
import { removeTeamLogo, updateTeamLogo } from '../../src/contract/team-edit.ts';
import { getTeamProfile } from '../../src/contract/teams.ts';
import { fileOf, redAndBlue } from '../builders/pictures.ts';
import { appWithTeam } from '../builders/app-with-team.ts';

const picture = async () => fileOf(await (await redAndBlue()).jpeg().toBuffer());

test('a logo is served like other pictures, and the previous one is deleted', async () => {
  const { app, people, teamId: id } = await appWithTeam();
  const { headers } = people.manager;
  const upload = async () =>
    (await app.ask(updateTeamLogo, { team_id: id, image: await picture() }, { headers })).body['response'] as { team_logo: string };
  const { team_logo: first } = await upload();
  expect(first).toMatch(/^uploads\/team_logos\/[\w-]+\.webp$/);
  expect((await app.ask(getTeamProfile, { team_id: id })).body).toMatchObject({ response: { team_logo: first } });
  const shown = async (path: string) => (await app.send(`/storage/${path}?w=150`)).status;
  expect(await shown(first)).toBe(200);
  const { team_logo: second } = await upload();
  expect([await shown(first), await shown(second)]).toEqual([404, 200]);
  expect((await app.ask(removeTeamLogo, { team_id: id }, { headers })).body).toEqual({ status: 1, response: { team_logo: null } });
  expect(await shown(second)).toBe(404);
});

test('the logos that a person uploads are counted over all their teams, and those of others apart', async () => {
  const { app, people, teamId, rivals } = await appWithTeam();
  await rivals.addMember({ userId: people.owner.user.id, role: 'manager' });
  const image = fileOf(new TextEncoder().encode('no picture'), 'logo.png', 'image/png');
  const upload = async (person: 'owner' | 'manager', team_id = teamId) =>
    (await app.ask(updateTeamLogo, { team_id, image }, { headers: people[person].headers })).status;
  for (let count = 0; count < 20; count++) expect(await upload('owner')).toBe(415);
  expect([await upload('owner'), await upload('owner', rivals.teamId), await upload('manager')]).toEqual([429, 429, 415]);
});

test('a file that is no picture is refused as a logo', async () => {
  const { app, people, teamId: id } = await appWithTeam();
  const image = fileOf(new TextEncoder().encode('<svg onload="alert(1)"/>'), 'logo.svg', 'image/svg+xml');
  expect((await app.ask(updateTeamLogo, { team_id: id, image }, { headers: people.owner.headers })).status).toBe(415);
  expect((await app.ask(getTeamProfile, { team_id: id })).body).toMatchObject({ response: { team_logo: null } });
});
