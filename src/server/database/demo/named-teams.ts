import type { TeamRow } from '../../teams/index.ts';
import type { TournamentRow } from '../../tournaments/index.ts';
import { demoId, demoSporthonId } from './demo-id.ts';
import { cityCalled, placeColumnsOf } from './demo-places.ts';
import { beforeEveryone } from './demo-time.ts';

type NamedTeam = Pick<TeamRow, 'name' | 'description' | 'gender' | 'level' | 'sportId'> & { ground: string; plays: string };

const told: readonly NamedTeam[] = [
  {
    name: 'Malleshwaram Meteors',
    sportId: 8,
    gender: 'mixed',
    level: 'advanced',
    ground: 'Malleshwaram Grounds',
    plays: 'Bengaluru',
    description:
      'Started by neighbours on 8th Cross in 2017. Eleven on the pitch, thirty in the chat. Training on Tuesdays and Thursdays at six, matches on Saturdays.',
  },
  {
    name: 'Kochi Smashers',
    sportId: 17,
    gender: 'mixed',
    level: 'advanced',
    ground: 'Kaloor Indoor Hall',
    plays: 'Kochi',
    description:
      'A badminton club of sixty juniors and their coaches. Four courts, one kettle. New children come to try on the first Sunday of the month.',
  },
  {
    name: 'Shivaji Park Colts',
    sportId: 16,
    gender: 'mixed',
    level: 'intermediate',
    ground: 'Shivaji Park',
    plays: 'Mumbai',
    description: 'Cricket for those under sixteen, from nets to the weekend league. Parents score, umpire and bring water by turns.',
  },
  {
    name: 'Marina Tides',
    sportId: 11,
    gender: 'women',
    level: 'intermediate',
    ground: 'Marina Beach Courts',
    plays: 'Chennai',
    description:
      'Women who play volleyball by the sea. We call every ball, so everybody always knows where it is. Saturdays at half past six.',
  },
  {
    name: 'Panaji Pelicans',
    sportId: 7,
    gender: 'men',
    level: 'advanced',
    ground: 'Miramar Court',
    plays: 'Panaji',
    description: 'Basketball by the Mandovi since 2009. League games on Fridays, an open court on Wednesdays.',
  },
  {
    name: 'Ladakh Snow Leopards',
    sportId: 12,
    gender: 'mixed',
    level: 'advanced',
    ground: 'Karzoo Ice Rink',
    plays: 'Leh',
    description: 'Ice hockey at 3,500 metres for as long as the pond holds. We flood it ourselves and lend skates to anyone who comes.',
  },
];

/** The file name of a named team's crest, under demo/teams. */
const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

export const namedTeams = (): TeamRow[] =>
  told.map(({ ground, plays, ...told }, at) => {
    const createdAt = beforeEveryone(at + 15);
    return {
      ...told,
      id: demoId('teams', createdAt, at),
      sporthonId: demoSporthonId(at),
      address: `${ground}, ${plays}`,
      logo: `demo/teams/${slugOf(told.name)}.webp`,
      ...placeColumnsOf(cityCalled(plays)),
      facebook: null,
      instagram: null,
      twitter: null,
      youtube: null,
      createdAt,
    };
  });

export const namedTournaments = (): TournamentRow[] => {
  const createdAt = beforeEveryone(25);
  return [
    {
      id: demoId('tournaments', createdAt, 0),
      name: 'Sahyadri Monsoon Cup',
      sportId: 8,
      gender: 'mixed',
      level: 'intermediate',
      startsOn: '2026-12-05',
      endsOn: '2026-12-13',
      teamCapacity: 64,
      description:
        'Football for sixty-four teams over nine days in Pune, named for the rain that once moved it to December. Groups of four, then knockout. Every score is entered from the touchline.',
      ...placeColumnsOf(cityCalled('Pune')),
      createdAt,
    },
  ];
};
