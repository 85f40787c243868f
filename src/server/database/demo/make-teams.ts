import type { TeamRow } from '../../teams/index.ts';
import { demoId, demoSporthonId } from './demo-id.ts';
import { pickCity, pickLocality, placeColumnsOf } from './demo-places.ts';
import { pickLevel, pickSport } from './demo-sports.ts';
import { momentOf } from './demo-time.ts';
import { Random } from './random.ts';
import { pickTeamName } from './names/pick-team-name.ts';
import { writeTeamDescription } from './texts/write-team-description.ts';

const grounds = ['Grounds', 'Maidan', 'Sports Complex', 'School Field', 'Community Hall', 'Gymkhana', 'Stadium', 'Club', 'Park'];
const genders = ['women', 'women', 'women', 'men', 'men', 'men', 'men', 'mixed', 'mixed', 'mixed'];

/** Makes `count` teams, always the same for the same count. Public numbers start at `firstNumber`; `taken` names are skipped. */
export function* makeTeams(count: number, firstNumber: number, taken: Iterable<string>): Generator<TeamRow> {
  const random = new Random(count * 17 + 3);
  const names = new Set(taken);
  for (let number = 0; number < count; number++) yield makeTeam(random, number, count, firstNumber, names);
}

function makeTeam(random: Random, number: number, count: number, firstNumber: number, names: Set<string>): TeamRow {
  const place = pickCity(random);
  const sportId = pickSport(random, place.name, place.state);
  const locality = pickLocality(random, place.name);
  const createdAt = momentOf(number, count, random);
  return {
    id: demoId('teams', createdAt, number),
    sporthonId: demoSporthonId(firstNumber + number),
    name: pickTeamName(random, locality, sportId, names),
    description: writeTeamDescription(random, sportId, locality),
    address: `${locality} ${random.pick(grounds)}, ${place.name}`,
    gender: random.pick(genders),
    level: pickLevel(random),
    logo: null,
    sportId,
    ...placeColumnsOf(place),
    facebook: null,
    instagram: null,
    twitter: null,
    youtube: null,
    createdAt,
  };
}
