import type { PlayerRow } from '../../players/index.ts';
import { demoId } from './demo-id.ts';
import { cityCalled, placeColumnsOf } from './demo-places.ts';
import { beforeEveryone } from './demo-time.ts';

type NamedPerson = Pick<PlayerRow, 'uniqueName' | 'firstName' | 'lastName' | 'sports' | 'gender' | 'level' | 'aboutMe' | 'achievement'> & {
  lives: string;
  isMinor?: true;
};

/** The people whom pages, testimonials and tests refer to by name. */
const told: readonly NamedPerson[] = [
  {
    uniqueName: 'asha.rao',
    firstName: 'Asha',
    lastName: 'Rao',
    sports: [8],
    gender: 'women',
    level: 'advanced',
    lives: 'Bengaluru',
    aboutMe:
      'Manages Malleshwaram Meteors and plays in goal when nobody else will. Puts the match up on Monday and has the eleven settled by Thursday night. Works as a structural engineer.',
    achievement:
      'Took the Meteors from the third division to the first in four seasons. Best manager of the Bengaluru neighbourhood league, 2025.',
  },
  {
    uniqueName: 'kabir.singh',
    firstName: 'Kabir',
    lastName: 'Singh',
    sports: [8],
    gender: 'men',
    level: 'advanced',
    lives: 'Bengaluru',
    aboutMe:
      'Striker for Malleshwaram Meteors. Left foot for shooting, right foot for standing on. Plays mornings before the studio opens and brings the spare bibs.',
    achievement: 'Top scorer of the neighbourhood league, 2024. Nineteen goals in nineteen matches the year after.',
  },
  {
    uniqueName: 'meera.nair',
    firstName: 'Meera',
    lastName: 'Nair',
    sports: [17],
    gender: 'women',
    level: 'professional',
    lives: 'Kochi',
    aboutMe:
      'Coaches juniors at Kochi Smashers. Teaches footwork before strokes and keeps every child on court until the last shuttle. Still plays doubles on Sundays.',
    achievement: 'State doubles semi-finalist, 2016. Eleven of her juniors have played for the district.',
  },
  {
    uniqueName: 'rohan.deshmukh',
    firstName: 'Rohan',
    lastName: 'Deshmukh',
    sports: [8],
    gender: 'men',
    level: 'intermediate',
    lives: 'Pune',
    aboutMe:
      'Organises the Sahyadri Monsoon Cup, sixty-four teams in all. Enters the scores from the touchline and knows every groundsman in Pune by name. Played left back until the knees objected.',
    achievement: 'Nine editions of the Sahyadri Monsoon Cup without a match unplayed.',
  },
  {
    uniqueName: 'farah.khan',
    firstName: 'Farah',
    lastName: 'Khan',
    sports: [16],
    gender: 'women',
    level: 'beginner',
    lives: 'Mumbai',
    aboutMe:
      'Parent of a young cricketer. Drives to nets, keeps the tea rota and has learnt to score without looking up. Plays a little herself when the side is short.',
    achievement: 'Scorer for forty-one junior matches in a season.',
  },
  {
    uniqueName: 'zaid.khan',
    firstName: 'Zaid',
    lastName: 'Khan',
    sports: [16],
    gender: 'men',
    level: 'intermediate',
    lives: 'Mumbai',
    isMinor: true,
    aboutMe: 'Bats at four for Shivaji Park Colts.',
    achievement: '',
  },
  {
    uniqueName: 'lakshmi.iyer',
    firstName: 'Lakshmi',
    lastName: 'Iyer',
    sports: [11],
    gender: 'women',
    level: 'intermediate',
    lives: 'Chennai',
    aboutMe:
      'Setter for the Marina Tides. Sets by sound and by habit, and finds the next fixture with a screen reader. Works in a bank and plays by the sea on Saturdays.',
    achievement: 'Best setter of the Marina beach league, 2025.',
  },
  {
    uniqueName: 'daniel.dsouza',
    firstName: 'Daniel',
    lastName: "D'Souza",
    sports: [7],
    gender: 'men',
    level: 'advanced',
    lives: 'Panaji',
    aboutMe:
      'Point guard of the Panaji Pelicans who passes first. Runs the Wednesday court at Miramar, open to anyone who brings a light shirt and a dark one.',
    achievement: 'Most assists of the Goa club championship, 2023 and 2025.',
  },
  {
    uniqueName: 'tenzin.dorje',
    firstName: 'Tenzin',
    lastName: 'Dorje',
    sports: [12],
    gender: 'men',
    level: 'advanced',
    lives: 'Leh',
    aboutMe:
      'Defence for the Ladakh Snow Leopards. Skates from December to February, when the pond holds, and helps to flood it at night. Runs a guesthouse the rest of the year.',
    achievement: 'Captained Leh to the winter cup, 2026.',
  },
];

export const namedPeople = (): PlayerRow[] =>
  told.map(({ lives, isMinor, ...told }, at) => {
    const createdAt = beforeEveryone(at + 1);
    const picture = `uploads/profile_pictures/${told.uniqueName}.webp`;
    // A reserved domain, so that no real account is shown as that of a demo person.
    const social = isMinor ? null : `https://instagram.example/${told.uniqueName}`;
    return {
      ...told,
      id: demoId('players', createdAt, at),
      photo: picture,
      ...placeColumnsOf(cityCalled(lives)),
      facebook: null,
      instagram: social,
      twitter: null,
      youtube: null,
      isListed: !isMinor,
      createdAt,
    };
  });
