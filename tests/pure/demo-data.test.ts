import { describe, expect, test } from 'vitest';
import { demoSporthonId } from '../../src/server/database/demo/demo-id.ts';
import { makePlayers } from '../../src/server/database/demo/make-players.ts';
import { makeTeams } from '../../src/server/database/demo/make-teams.ts';
import { makeTournaments } from '../../src/server/database/demo/make-tournaments.ts';
import { namedPeople } from '../../src/server/database/demo/named-people.ts';
import { namedTeams, namedTournaments } from '../../src/server/database/demo/named-teams.ts';
import { allNamePools } from '../../src/server/database/demo/names/pick-name.ts';
import { entryOfPlayer } from '../../src/server/players/index.ts';

const players = () => [
  ...makePlayers(
    3_000,
    namedPeople().map(({ uniqueName }) => uniqueName),
  ),
];
const howMany = (values: readonly string[]) => new Set(values).size;

describe('the demo data', () => {
  test('is the same every time', () => {
    expect(players()).toEqual(players());
    expect([...makeTeams(300, 6, [])]).toEqual([...makeTeams(300, 6, [])]);
    expect([...makeTournaments(50)]).toEqual([...makeTournaments(50)]);
  });

  test('gives everybody a unique name and ID', () => {
    const all = [...namedPeople(), ...players()];
    expect(howMany(all.map(({ id }) => id))).toBe(all.length);
    expect(howMany(all.map(({ uniqueName }) => uniqueName))).toBe(all.length);
    const teams = [
      ...namedTeams(),
      ...makeTeams(
        3_000,
        6,
        namedTeams().map(({ name }) => name),
      ),
    ];
    expect(howMany(teams.map(({ name }) => name))).toBe(teams.length);
    expect(howMany(teams.map(({ sporthonId }) => sporthonId))).toBe(teams.length);
  });

  test('has keys in the form of UUIDv7, in the order of joining', () => {
    const ids = [...namedPeople(), ...players()].map(({ id }) => id);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(ids).toEqual([...ids].sort());
  });

  test('has more than 300 first names and 200 surnames', () => {
    expect(howMany(allNamePools.flatMap(({ women, men }) => [...women, ...men]))).toBeGreaterThan(300);
    expect(howMany(allNamePools.flatMap(({ surnames }) => surnames))).toBeGreaterThan(200);
  });

  test('has different texts for different people', () => {
    const texts = players().map(({ aboutMe }) => aboutMe);
    expect(howMany(texts)).toBeGreaterThan(0.99 * texts.length);
  });

  test('has ice hockey only where there is ice', () => {
    const where = players()
      .filter(({ sports }) => sports.includes(12))
      .map(({ city, state }) => (city === 'Dehradun' ? city : state));
    expect(where.length).toBeGreaterThan(0);
    for (const place of where) expect(['Ladakh', 'Himachal Pradesh', 'Dehradun']).toContain(place);
  });

  test('does not list a child', () => {
    const zaid = namedPeople().find(({ uniqueName }) => uniqueName === 'zaid.khan');
    expect(zaid?.isListed).toBe(false);
    expect(zaid && entryOfPlayer(zaid)).toBeUndefined();
  });

  test('has the Sahyadri Monsoon Cup for 64 teams from 5 December 2026', () => {
    expect(namedTournaments()).toMatchObject([
      { name: 'Sahyadri Monsoon Cup', teamCapacity: 64, startsOn: '2026-12-05', city: 'Pune', sportId: 8 },
    ]);
  });

  test('gives no two of 80,000 teams the same ID to read out', () => {
    expect(howMany(Array.from({ length: 80_000 }, (_, number) => demoSporthonId(number)))).toBe(80_000);
  });
});
