import type { TournamentRow } from '../../tournaments/index.ts';
import { demoId } from './demo-id.ts';
import { pickCity, pickLocality, placeColumnsOf } from './demo-places.ts';
import { pickLevel, pickSport } from './demo-sports.ts';
import { momentOf } from './demo-time.ts';
import { Random } from './random.ts';
import { shortName } from './texts/write-about.ts';

const seasons = [
  'Monsoon',
  'Winter',
  'Spring',
  'Harvest',
  'Summer',
  'Night',
  'Sunrise',
  'Founders',
  'Republic',
  'Riverside',
  'Hilltop',
  'Lakeside',
  'Heritage',
  'Inter-Club',
  'Neighbourhood',
];
const prizes = ['Cup', 'Trophy', 'Open', 'Shield', 'League', 'Classic', 'Championship', 'Invitational'];
const formats = [
  'Groups, then knockout.',
  'Straight knockout with a plate for first-round losers.',
  'A league of everybody against everybody.',
  'Two groups and a final day.',
  'Swiss rounds, then the top eight.',
];
const extras = [
  'Referees are provided.',
  'Food stalls and a shaded stand.',
  'Entry fees go to the ground’s upkeep.',
  'There is a prize for fair play.',
  'Medical cover on all days.',
  'Matches are short, so nobody waits long.',
];
const genders = ['women', 'men', 'men', 'mixed'];
const dayMs = 24 * 60 * 60 * 1_000;

/** Makes `count` tournaments, always the same for the same count. */
export function* makeTournaments(count: number): Generator<TournamentRow> {
  const random = new Random(count * 13 + 5);
  for (let number = 0; number < count; number++) yield makeTournament(random, number, count);
}

function makeTournament(random: Random, number: number, count: number): TournamentRow {
  const place = pickCity(random);
  const sportId = pickSport(random, place.name, place.state);
  const teamCapacity = random.pick([8, 12, 16, 16, 24, 32, 48]);
  const startsOn = Date.UTC(2026, 9, 1) + random.between(0, 300) * dayMs;
  const createdAt = momentOf(number, count, random);
  return {
    id: demoId('tournaments', createdAt, number),
    name: `${pickLocality(random, place.name)} ${random.pick(seasons)} ${random.pick(prizes)}`,
    description: `${capital(shortName(sportId))} for ${teamCapacity} teams in ${place.name}. ${random.pick(formats)} ${random.pick(extras)}`,
    sportId,
    gender: random.pick(genders),
    level: pickLevel(random),
    startsOn: dayOf(startsOn),
    endsOn: dayOf(startsOn + random.pick([0, 1, 1, 2, 4, 8]) * dayMs),
    teamCapacity,
    ...placeColumnsOf(place),
    createdAt,
  };
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
