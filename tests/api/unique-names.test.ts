import { describe, expect, test } from 'vitest';
import { limits } from '../../src/contract/limits.ts';
import { updateProfileInfo } from '../../src/contract/my-profile.ts';
import { inTransaction } from '../../src/server/database/transaction.ts';
import { changePlayer, putPlayer } from '../../src/server/players/write-player.ts';
import { bareApp } from '../builders/bare-app.ts';

/** The IDs that players get and choose; called directly. */
const { database, write } = await bareApp();
const { pool } = database;

const place = { name: 'Pune', state: 'Maharashtra', lat: 18.52, lon: 73.86 };
const put = (id: string, fullName: string) =>
  inTransaction(pool, (client) => putPlayer(client, { id, fullName, sports: [8], gender: 'women', place, isListed: true }));
const nameOf = async (id: string) =>
  (await pool.query<{ name: string }>('select unique_name as name from players where id = $1', [id])).rows[0]?.name ?? '';
async function addPlayer(fullName: string): Promise<string> {
  const id = await write.addUser(null);
  await put(id, fullName);
  return id;
}
const choose = (id: string, uniqueName: string) => inTransaction(pool, (client) => changePlayer(client, id, { uniqueName }));
/** Whether the form of one's profile accepts it. */
const isAccepted = (name: string) => updateProfileInfo.fields.shape.unique_name.safeParse(name).success;

describe('the ID that a new player gets', () => {
  test.each([
    ['Ásha Vardhan  Rao', 'asha.vardhan.rao'],
    ["~ Daniel D'Souza, Jr. ~", 'daniel.d.souza.jr'],
    ['Bo', 'player.bo'],
    ['Meg', 'meg'],
    ['मीरा', 'player'],
    // There is room for a dot and ten digits.
    ['Venkatanarasimharajuvaripeta', 'venkatanarasimharaj'],
    ['Venkatanarasimharaj Rao', 'venkatanarasimharaj'],
    ['Venkatanarasimhara Rao', 'venkatanarasimhara'],
    ['Venkatanarasimhar  R. Rao', 'venkatanarasimhar.r'],
  ])('from %s is %s, and like it with digits if that is taken', async (fullName, expected) => {
    const names = [await nameOf(await addPlayer(fullName)), await nameOf(await addPlayer(fullName))];
    expect(names[0]).toBe(expected);
    expect(names[1]).toMatch(new RegExp(`^${expected.replaceAll('.', '\\.')}\\.[1-9]\\d+$`));
    for (const name of names) expect([name, isAccepted(name)]).toEqual([name, true]);
    expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(limits.uniqueNameMaximum);
    await pool.query('delete from players where unique_name = any($1)', [names]);
  });

  test('stays when they introduce themselves again by another name', async () => {
    const id = await addPlayer('Ila Bose');
    await put(id, 'Ila Sen');
    expect(await nameOf(id)).toBe('ila.bose');
  });
});

test('an ID that another player has cannot be chosen; the own one and one that was given up can', async () => {
  const [ila, uma] = [await addPlayer('Ila Roy'), await addPlayer('Uma Roy')];
  await expect(choose(uma, 'ila.roy')).rejects.toMatchObject({ code: 'nameTaken', fields: { unique_name: expect.any(String) as string } });
  expect((await choose(ila, 'ila.roy')).uniqueName).toBe('ila.roy');
  await choose(ila, 'ila.of.pune');
  expect((await choose(uma, 'ila.roy')).uniqueName).toBe('ila.roy');
  expect([await nameOf(ila), await nameOf(uma)]).toEqual(['ila.of.pune', 'ila.roy']);
});

test('who chooses the same ID at the same instant gets it once', async () => {
  const both = [await addPlayer('Ana One'), await addPlayer('Ana Two')];
  const chosen = await Promise.allSettled(both.map((id) => choose(id, 'ana')));
  expect(chosen.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(chosen).toContainEqual({ status: 'rejected', reason: expect.objectContaining({ code: 'nameTaken' }) as Error });
});
