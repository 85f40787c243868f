import type { PlayerRow } from '../../players/index.ts';
import { demoId } from './demo-id.ts';
import { momentOf } from './demo-time.ts';
import { pickCity, placeColumnsOf } from './demo-places.ts';
import { pickLevel, pickSports } from './demo-sports.ts';
import { pickName } from './names/pick-name.ts';
import { Random } from './random.ts';
import { writeAbout } from './texts/write-about.ts';
import { writeAchievement } from './texts/write-achievement.ts';

/** Makes `count` players, always the same for the same count; `taken` are unique names in use. */
export function* makePlayers(count: number, taken: Iterable<string>): Generator<PlayerRow> {
  const random = new Random(count * 31 + 7);
  const names = new Map(Array.from(taken, (name) => [name, 1]));
  for (let number = 0; number < count; number++) yield makePlayer(random, number, count, names);
}

function makePlayer(random: Random, number: number, count: number, names: Map<string, number>): PlayerRow {
  const place = pickCity(random);
  const gender = random.isLucky(0.42) ? 'women' : 'men';
  const { firstName, lastName } = pickName(random, place.state, gender);
  const sports = pickSports(random, place.name, place.state);
  const createdAt = momentOf(number, count, random);
  return {
    id: demoId('players', createdAt, number),
    uniqueName: uniqueName(firstName, lastName, names),
    firstName,
    lastName,
    photo: null,
    sports,
    gender,
    level: pickLevel(random),
    ...placeColumnsOf(place),
    aboutMe: writeAbout(random, sports[0], place.name),
    achievement: writeAchievement(random, sports[0], place.name),
    facebook: null,
    instagram: null,
    twitter: null,
    youtube: null,
    isListed: true,
    createdAt,
  };
}

/** 'asha.rao' for the first one of that name, 'asha.rao2' for the next. */
function uniqueName(firstName: string, lastName: string, names: Map<string, number>): string {
  const name = `${firstName}.${lastName}`.toLowerCase().replace(/[^a-z.]/g, '');
  const before = names.get(name) ?? 0;
  names.set(name, before + 1);
  return before === 0 ? name : `${name}${before + 1}`;
}
