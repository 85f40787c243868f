import { sportName, type SportId } from '../../../../contract/sports.ts';
import type { Random } from '../random.ts';
import { sportWords } from './sport-words.ts';

const times = [
  'before work',
  'on weekday evenings',
  'on Saturday mornings',
  'on Sundays',
  'twice a week',
  'after college',
  'most mornings at six',
  'whenever the light allows',
  'under the lights on Fridays',
  'in the school holidays',
  'on Tuesdays and Thursdays',
  'through the monsoon too',
];
const places = [
  'at the municipal ground',
  'at the university courts',
  'near the railway colony',
  'on the maidan',
  'at the club by the lake',
  'in the society courtyard',
  'at the district stadium',
  'on the school field',
  'at the police ground',
  'behind the temple tank',
  'at the YMCA',
  'at an indoor hall',
  'by the river',
  'on the old airstrip road',
];
const days = [
  'Teaches mathematics during the week',
  'Runs a small print shop',
  'Studies civil engineering',
  'Works shifts at the hospital',
  'Drives a school bus',
  'Writes software',
  'Is preparing for the bar exam',
  'Keeps a bakery going',
  'Works for the railways',
  'Studies commerce',
  'Is a physiotherapist',
  'Farms with two brothers',
  'Repairs motorcycles',
  'Is a bank clerk',
  'Studies nursing',
  'Works at the port',
  'Is a radio engineer',
  'Looks after two small children',
  'Weaves silk with the family',
  'Is a civil servant',
  'Studies architecture',
  'Sells vegetables at the market',
  'Is a pharmacist',
  'Works in a tea office',
  'Retired from the army',
  'Translates novels',
  'Is a lab technician',
  'Studies design',
];
const turns = [
  'came to the game late',
  'started at seven',
  'came back after an injury',
  'moved here last year',
  'grew up two streets from the ground',
  'learnt from an elder sister',
  'learnt from a grandfather',
  'has not missed a season since school',
  'took a break of five years',
  'plays for the company of it',
];
const wishes = [
  'Looking for a side that trains properly',
  'Glad to fill in when you are one short',
  'Happy to umpire or keep score',
  'Wants a partner of a similar level',
  'Keen to travel for tournaments',
  'Will bring a spare kit',
  'Looking for early games before office',
  'Hoping to play a full league this year',
  'Likes a friendly game more than a serious one',
  'Ask me about beginners’ sessions',
  'Can drive four people to away games',
  'Wants to learn a second position',
  'Looking for a coach',
  'Would join a mixed side',
];

/** A few random sentences about a player; the parts allow many millions of combinations. */
export function writeAbout(random: Random, sport: SportId, city: string): string {
  const { roles, habits, outing } = sportWords[sport];
  const role = random.pick(roles);
  const opening = random.isLucky(0.5) ? `${role} who ${random.pick(habits)}.` : `${role} in ${shortName(sport)}, ${random.pick(turns)}.`;
  const where = `Plays ${random.pick(outing)} ${random.pick(times)} ${random.pick(places)}${random.isLucky(0.4) ? ` in ${city}` : ''}.`;
  const middle = random.isLucky(0.6) ? `${random.pick(days)} and ${random.pick(turns)}.` : `${random.pick(days)}.`;
  const parts = random.isLucky(0.5) ? [opening, where, middle] : [opening, middle, where];
  return [...parts, ...(random.isLucky(0.6) ? [`${random.pick(wishes)}.`] : [])].join(' ');
}

export const shortName = (sport: SportId): string => (sport === 8 ? 'football' : (sportName(sport) ?? '').toLowerCase());
