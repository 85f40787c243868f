import { expect, test } from 'vitest';
import { removeTeamLogo, updateTeamLogo } from '../../src/contract/team-logo.ts';
import { getTeamProfile } from '../../src/contract/teams.ts';
import { testHouse } from '../builders/open-test-house.ts';
import { fileOf, redAndBlue } from '../builders/pictures.ts';
import { houseWithTeam } from '../builders/team.ts';

const picture = async () => fileOf(await (await redAndBlue()).jpeg().toBuffer());

test('a logo is shown as other pictures are, and the one before is gone', async () => {
  const { house, people, teamId: id } = await houseWithTeam(await testHouse());
  const { headers } = people.manager;
  const upload = async () =>
    (await house.ask(updateTeamLogo, { id, image: await picture() }, { headers })).body['response'] as { team_logo: string };
  const { team_logo: first } = await upload();
  expect(first).toMatch(/^uploads\/team_logos\/[\w-]+\.webp$/);
  expect((await house.ask(getTeamProfile, { id })).body).toMatchObject({ response: { team_logo: first } });
  const shown = async (path: string) => (await house.send(`/storage/${path}?w=150`)).status;
  expect(await shown(first)).toBe(200);
  const { team_logo: second } = await upload();
  expect([await shown(first), await shown(second)]).toEqual([404, 200]);
  expect((await house.ask(removeTeamLogo, { id }, { headers })).body).toEqual({ status: 1, response: { team_logo: null } });
  expect(await shown(second)).toBe(404);
});

test('what is no picture becomes no logo', async () => {
  const { house, people, teamId: id } = await houseWithTeam(await testHouse());
  const image = fileOf(new TextEncoder().encode('<svg onload="alert(1)"/>'), 'logo.svg', 'image/svg+xml');
  expect((await house.ask(updateTeamLogo, { id, image }, { headers: people.owner.headers })).status).toBe(415);
  expect((await house.ask(getTeamProfile, { id })).body).toMatchObject({ response: { team_logo: null } });
});
