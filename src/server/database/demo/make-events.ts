import type { EventKind } from '../../../contract/event-shapes.ts';
import { demoId } from './demo-id.ts';
import { beforeEveryone } from './demo-time.ts';
import { makeSquads } from './make-squads.ts';
import { namedTeams } from './named-teams.ts';
import { Random } from './random.ts';

/** An event by its day (counted from the day of the load) and its hours in India's time zone. */
export type DemoEvent = {
  teamId: string;
  id: string;
  kind: EventKind;
  title: string;
  opponent: string;
  place: string;
  note: string;
  day: number;
  from: string;
  to: string;
  capacity: number | null;
};
export type DemoAnswer = {
  teamId: string;
  eventId: string;
  memberId: string;
  answer: 'yes' | 'no' | 'maybe';
  note: string;
  mark: string | null;
};

type Programme = {
  place: string;
  /** Days between trainings, and the day of the first one. */
  every: number;
  first: number;
  from: string;
  to: string;
  opponents: readonly string[];
  capacity?: number;
  other?: Pick<DemoEvent, 'title' | 'day' | 'from' | 'to' | 'note'>;
};

/** The weekly programme of the named teams. */
const programmes: Record<string, Programme> = {
  'Malleshwaram Meteors': {
    ...{
      place: 'Malleshwaram Grounds, Bengaluru',
      every: 3,
      first: -12,
      from: '18:00',
      to: '19:30',
      opponents: ['Jayanagar Jets', 'Indiranagar Ibises'],
    },
    other: { title: 'Team dinner', day: 15, from: '20:00', to: '22:30', note: 'The table is booked under Meteors. Bring the fines jar.' },
  },
  'Kochi Smashers': {
    place: 'Kaloor Indoor Hall, Kochi',
    every: 2,
    first: -9,
    from: '16:30',
    to: '18:00',
    opponents: ['Thrissur Shuttlers'],
    capacity: 12,
  },
  'Shivaji Park Colts': {
    place: 'Shivaji Park, Mumbai',
    every: 3,
    first: -11,
    from: '07:00',
    to: '09:00',
    opponents: ['Matunga Minors', 'Bandra Bails'],
  },
  'Marina Tides': { place: 'Marina Beach Courts, Chennai', every: 4, first: -10, from: '06:30', to: '08:00', opponents: ['Adyar Aces'] },
  'Panaji Pelicans': { place: 'Miramar Court, Panaji', every: 4, first: -8, from: '19:00', to: '20:30', opponents: ['Margao Magpies'] },
  'Ladakh Snow Leopards': { place: 'Leh Ice Rink', every: 4, first: -8, from: '17:00', to: '18:30', opponents: ['Kargil Kites'] },
};
const days = 28;
const excuses = ['At work until seven', 'Ankle', 'Out of town', 'Exam', ''];
const maybes = ['If the train is on time', 'Ask me on the day', ''];

/** Six weeks of events of the named teams; only the date they start from differs between loads. */
export function makeEvents(): { events: DemoEvent[]; answers: DemoAnswer[] } {
  const random = new Random(9_117);
  const members = Map.groupBy(makeSquads(), ({ teamId }) => teamId);
  let number = 0;
  const events = namedTeams().flatMap(({ id: teamId, name }) => {
    const plan = programmes[name];
    if (!plan) return [];
    const { place, from, to, capacity = null } = plan;
    const one = (event: Partial<DemoEvent> & Pick<DemoEvent, 'kind' | 'title' | 'day'>): DemoEvent => ({
      ...{ teamId, id: demoId('events', beforeEveryone(21), number++), opponent: '', place, note: '', from, to, capacity: null, ...event },
    });
    const trainings = Array.from({ length: Math.floor((days - plan.first) / plan.every) }, (_, at) =>
      one({ kind: 'training', title: 'Training', day: plan.first + at * plan.every, capacity }),
    );
    const games = plan.opponents.map((opponent, at) =>
      one({
        kind: 'game',
        title: `Against ${opponent}`,
        opponent,
        day: 6 + at * 7,
        from: '10:00',
        to: '12:00',
        note: 'Meet half an hour before. White shirts.',
      }),
    );
    return [...trainings, ...games, ...(plan.other ? [one({ kind: 'other', place: '', ...plan.other })] : [])];
  });
  const answers = events.flatMap(({ teamId, id: eventId, day, capacity }) => {
    let seats = capacity ?? Infinity;
    return (members.get(teamId) ?? []).flatMap(({ id: memberId, userId, squad }): DemoAnswer[] => {
      // Fewer people have answered events that are further away. Members who can sign in have not answered, so that testers can.
      const knows = day < 0 ? 0.95 : Math.max(0.15, 0.85 - day * 0.04);
      const roll = random.next();
      const [isLucky, isLate] = [random.isLucky(knows), random.isLucky(0.12)];
      const answer = roll < 0.7 ? 'yes' : roll < 0.85 ? 'no' : 'maybe';
      const note = random.isLucky(0.3) ? random.pick(answer === 'maybe' ? maybes : excuses) : '';
      if (!isLucky || !squad || (userId && day >= 0)) return [];
      if (answer === 'yes' && seats-- <= 0) return [];
      const mark = day >= 0 ? null : answer === 'no' ? 'absent' : isLate ? 'late' : 'attended';
      return [{ teamId, eventId, memberId, answer, note: answer === 'yes' ? '' : note, mark }];
    });
  });
  return { events, answers };
}
