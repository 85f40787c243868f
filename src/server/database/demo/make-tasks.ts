import { demoId } from './demo-id.ts';
import { beforeEveryone } from './demo-time.ts';
import { makeSquads, type MemberRow } from './make-squads.ts';

export type TaskRow = {
  teamId: string;
  id: string;
  title: string;
  detail: string;
  /** Due with the next event. */
  isWithEvent: boolean;
  /** Days from the day of the load with the local hour; null for no due date. */
  inDays: number | null;
  hour: number;
  slots: number;
  checklist: readonly string[];
  claims: readonly { memberId: string; isDone: boolean }[];
};

type TaskTemplate = Pick<TaskRow, 'isWithEvent' | 'title' | 'detail' | 'inDays' | 'hour' | 'slots' | 'checklist'> & {
  /** Who has claimed it, as indexes into the roster; the named members come first. */
  takers: readonly number[];
  isDone?: true;
};

const none = { isWithEvent: false, detail: '', checklist: [], hour: 9 };
/** The tasks of a team, for any sport. */
const taskTemplates: readonly TaskTemplate[] = [
  {
    ...none,
    isWithEvent: true,
    title: 'Oranges and water',
    detail: 'Two dozen oranges, cut, and the big water can.',
    inDays: 2,
    hour: 8,
    slots: 2,
    checklist: ['Oranges', 'Knife and board', 'Water can filled'],
    takers: [1],
  },
  { ...none, title: 'Drive four to the match', detail: 'From the gate at seven.', inDays: 2, hour: 7, slots: 3, takers: [2, 5] },
  { ...none, isWithEvent: true, title: 'First-aid bag', inDays: 2, slots: 1, checklist: ['Ice packs', 'Tape', 'Plasters'], takers: [0] },
  { ...none, title: 'Score sheet and pens', inDays: 4, slots: 1, takers: [] },
  { ...none, title: 'Book the ground for next month', detail: 'The office opens at ten.', inDays: 6, hour: 10, slots: 1, takers: [3] },
  { ...none, title: 'Wash the bibs', inDays: 5, hour: 18, slots: 1, takers: [] },
  { ...none, title: 'Look for a sponsor of the new kit', inDays: null, slots: 2, takers: [] },
  { ...none, title: 'Wash the bibs', inDays: -3, slots: 1, takers: [4], isDone: true },
  { ...none, title: 'Oranges and water', inDays: -5, slots: 2, takers: [1, 6], isDone: true },
  { ...none, title: 'Drive four to the match', inDays: -5, slots: 2, takers: [1, 7], isDone: true },
  { ...none, title: 'Put up the nets', inDays: -12, slots: 2, takers: [0, 8], isDone: true },
  { ...none, title: 'First-aid bag', inDays: -12, slots: 1, takers: [1], isDone: true },
  { ...none, title: 'Oranges and water', inDays: -19, slots: 2, takers: [5, 9], isDone: true },
  { ...none, title: 'Wash the bibs', inDays: -24, slots: 1, takers: [5], isDone: true },
];

/** Some tasks of each named team; only the dates differ between loads. */
export function makeTasks(): TaskRow[] {
  const squads = Map.groupBy(makeSquads(), ({ teamId }) => teamId);
  const createdAt = beforeEveryone(25);
  let number = 0;
  return [...squads].flatMap(([teamId, squad]) =>
    taskTemplates.map(({ takers, isDone = false, ...task }): TaskRow => ({
      ...task,
      teamId,
      id: demoId('tasks', createdAt, number++),
      claims: takers.map((place) => ({ memberId: memberAt(squad, place), isDone })),
    })),
  );
}

function memberAt(squad: readonly MemberRow[], place: number): string {
  const member = squad[place];
  if (!member) throw new Error(`Nobody is at place ${place} of this squad`);
  return member.id;
}
