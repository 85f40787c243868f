import { describe, expect, test } from 'vitest';
import { getPlayerProfile } from '../../src/contract/players.ts';
import { getTeamProfile } from '../../src/contract/teams.ts';
import { testApp } from '../builders/open-test-app.ts';

describe('a player profile', () => {
  test('has what the popup shows, and no more of the address than the city', async () => {
    const { ask, context: app } = await testApp();
    const { rows } = await app.database.pool.query<{ id: string }>("select id from players where unique_name = 'kabir.singh'");
    const { status, body } = await ask(getPlayerProfile, { player_id: rows[0]?.id ?? '' });
    expect(status).toBe(200);
    const profile = body['response'] as Record<string, string>;
    expect(profile).toMatchObject({
      first_name: 'Kabir',
      last_name: 'Singh',
      unique_name: 'kabir.singh',
      sportsNames: expect.stringContaining('Soccer') as unknown,
    });
    expect(JSON.parse(profile['type_of_sports'] ?? '')).toContain(8);
    expect(profile['street_address']?.split(',').at(-1)?.trim()).toBe('Bengaluru');
    expect(JSON.stringify(profile)).not.toMatch(/"lat|"lon/);
  });

  test.each([
    ['nobody', '01890a5d-ac96-774b-bcce-b302099a8057', 404, 'noSuchPlayer'],
    ['no identifier', 'asha', 400, 'invalidInput'],
  ])('is refused for %s', async (_who, id, status, error) => {
    const { ask } = await testApp();
    expect(await ask(getPlayerProfile, { player_id: id })).toMatchObject({ status, body: { error } });
  });

  test('of a minor is refused exactly like an unknown one', async () => {
    const { ask, context: app } = await testApp();
    const { rows } = await app.database.pool.query<{ id: string }>("select id from players where unique_name = 'zaid.khan'");
    const minor = await ask(getPlayerProfile, { player_id: rows[0]?.id ?? '' });
    const nobody = await ask(getPlayerProfile, { player_id: '01890a5d-ac96-774b-bcce-b302099a8057' });
    expect([minor.status, minor.body]).toEqual([nobody.status, nobody.body]);
  });
});

describe('a team profile', () => {
  test('has what the popup shows', async () => {
    const { ask, context: app } = await testApp();
    const { rows } = await app.database.pool.query<{ id: string; sporthon_id: string }>(
      "select id, sporthon_id from teams where name = 'Malleshwaram Meteors'",
    );
    const { body } = await ask(getTeamProfile, { team_id: rows[0]?.id ?? '' });
    expect(body['response']).toMatchObject({ team_name: 'Malleshwaram Meteors', sporthon_id: rows[0]?.sporthon_id, sport_id: 8 });
  });

  test('is refused for an unknown team', async () => {
    const { ask } = await testApp();
    expect(await ask(getTeamProfile, { team_id: '01890a5d-ac96-774b-bcce-b302099a8057' })).toMatchObject({
      status: 404,
      body: { error: 'noSuchTeam' },
    });
  });
});

describe('pictures', () => {
  test('are served in the available sizes, from the public folders only', async () => {
    const { send, context: app } = await testApp();
    const { mkdir, writeFile } = await import('node:fs/promises');
    const { default: sharp } = await import('sharp');
    const folder = `${app.environment.DATA_DIR}/files/uploads/profile_pictures`;
    await mkdir(folder, { recursive: true });
    await writeFile(
      `${folder}/asha.rao.webp`,
      await sharp({ create: { width: 512, height: 512, channels: 3, background: '#0e1f1a' } })
        .webp()
        .toBuffer(),
    );
    await writeFile(`${app.environment.DATA_DIR}/files/secret.webp`, 'secret');
    const answer = await send('/storage/uploads/profile_pictures/asha.rao.webp?w=150');
    const { width, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([answer.status, answer.headers.get('content-type'), width, format]).toEqual([200, 'image/webp', 150, 'webp']);
    for (const path of [
      'uploads/profile_pictures/asha.rao.webp?w=151',
      'secret.webp',
      'uploads/profile_pictures/../../secret.webp',
      'uploads/profile_pictures/%2e%2e/%2e%2e/secret.webp',
      'uploads/profile_pictures/none.webp',
    ]) {
      expect((await send(`/storage/${path}`)).status, path).toBe(404);
    }
  });
});
