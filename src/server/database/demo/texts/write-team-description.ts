import type { SportId } from '../../../../contract/sports.ts';
import type { Random } from '../random.ts';
import { shortName } from './write-about.ts';
import { sportWords } from './sport-words.ts';

const openings = [
  'Started by neighbours',
  'Grew out of a college side',
  'Founded by three friends',
  'Began as an office team',
  'Came together over a borrowed ball',
  'Started by two sisters',
  'Carried on from an old gymkhana side',
  'Put together by a school’s teachers',
  'Began with a notice on a tea stall',
  'Formed after a local league closed',
];
const characters = [
  'Everyone gets a game.',
  'We train hard and laugh a lot.',
  'Beginners sit with a mentor for the first month.',
  'Half of us play, half of us coach juniors.',
  'We keep fees low and share kit.',
  'We enter two tournaments a year.',
  'Selection is on Thursday, by attendance.',
  'Children and grandparents come along.',
  'We play in any weather that lets us see the ball.',
  'Our away days are half the fun.',
];
const needs = [
  'Looking for players who can come twice a week.',
  'New players: come and try one session.',
  'We could do with a second coach.',
  'Trials are held every quarter.',
  'We are looking for friendlies.',
  'A spare pair of hands for scoring is always welcome.',
  'Places are open for juniors.',
];

/** A team's random description. */
export function writeTeamDescription(random: Random, sport: SportId, locality: string): string {
  const opening = `${random.pick(openings)} in ${locality} in ${random.between(1988, 2025)}.`;
  const playing = `We meet for ${random.pick(sportWords[sport].outing)}: ${shortName(sport)} first, tea after.`;
  return [opening, random.isLucky(0.5) ? playing : random.pick(characters), random.pick(characters), random.pick(needs)]
    .filter((part, at, all) => all.indexOf(part) === at)
    .join(' ');
}
