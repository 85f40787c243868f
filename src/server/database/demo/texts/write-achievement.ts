import type { SportId } from '../../../../contract/sports.ts';
import type { Random } from '../random.ts';
import { shortName } from './write-about.ts';
import { sportWords } from './sport-words.ts';

const events = [
  'inter-college meet',
  'district championship',
  'corporate league',
  'ward tournament',
  'winter open',
  'monsoon cup',
  'university games',
  'inter-school meet',
  'club championship',
  'night tournament',
  'Republic Day cup',
  'neighbourhood league',
  'invitational',
];
const sides = [
  'the college side',
  'the district under-19s',
  'the office team',
  'the club’s second eleven',
  'the school',
  'the university',
  'the colony team',
  'the village side',
];
const other = [
  'Refereed thirty matches in a season.',
  'Level-one coaching certificate.',
  'Started a Sunday group that now has forty people.',
  'Played every match of the season.',
  'Coached a school side to its first win.',
  'Organised the kit drive for the juniors.',
  'Came back from a knee operation within a year.',
  'Fair-play award, voted by the other teams.',
];

/** A player's random achievements: usually one, sometimes two or none. */
export function writeAchievement(random: Random, sport: SportId, city: string): string {
  const count = random.pick([0, 1, 1, 1, 2, 2]);
  return [...new Set(Array.from({ length: count }, () => one(random, sport, city)))].join(' ');
}

function one(random: Random, sport: SportId, city: string): string {
  const year = random.between(2014, 2026);
  const event = `the ${random.isLucky(0.5) ? `${city} ` : ''}${random.pick(events)}`;
  switch (random.between(0, 4)) {
    case 0:
      return sentence(`${random.pick(sportWords[sport].honours)} ${event}, ${year}.`);
    case 1:
      return `Captained ${random.pick(sides)} in ${shortName(sport)}, ${year}.`;
    case 2:
      return sentence(`${random.pick(['winner', 'runner-up', 'semi-finalist', 'third place'])} at ${event}, ${year}.`);
    case 3:
      return `Played for ${random.pick(sides)} from ${year - random.between(1, 4)} to ${year}.`;
    default:
      return random.pick(other);
  }
}

const sentence = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
