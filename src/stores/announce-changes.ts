import type { DomainEventType } from '../contract/domain-events.ts';
import type { LiveEvent } from '../contract/live.ts';

/** `many` says it of several: '#' stands for their number. */
type Words = { readonly one: string; readonly many: string } | 'silent';

/**
 * What a screen reader says when somebody else caused an event. No names or values, because the page shows who may see those; only a task is
 * named, as far as this page has loaded it for its reader (`task-news.ts`).
 */
const words: Readonly<Partial<Record<DomainEventType, Words>>> = {
  'answer.given': { one: 'A new answer.', many: '# new answers.' },
  // Staff mark a whole squad one after another.
  'player.marked': 'silent',
  'event.added': { one: 'An event was added.', many: '# events were added.' },
  'event.changed': { one: 'An event was changed.', many: '# events were changed.' },
  'event.cancelled': { one: 'An event was called off.', many: '# events were called off.' },
  'event.deleted': { one: 'An event was deleted.', many: '# events were deleted.' },
  'event.restored': { one: 'An event is back.', many: '# events are back.' },
  'member.added': { one: 'A member was added.', many: '# members were added.' },
  'member.changed': 'silent',
  'member.removed': { one: 'A member is gone from the team.', many: '# members are gone from the team.' },
  'guardian.changed': 'silent',
  'team.changed': { one: 'The team was changed.', many: 'Teams were changed.' },
  'team.deleted': { one: 'A team was deleted.', many: '# teams were deleted.' },
  'team.restored': { one: 'A team is back.', many: '# teams are back.' },
  'invitation.changed': { one: 'An invitation was changed.', many: '# invitations were changed.' },
  'joinRequest.changed': { one: 'A request to join was changed.', many: '# requests to join were changed.' },
  'task.changed': { one: 'A task was changed.', many: '# tasks were changed.' },
  // The conversation that shows it says so itself.
  'message.changed': 'silent',
  'privateMessage.changed': 'silent',
  'conversation.changed': 'silent',
  'tournamentEntry.changed': { one: 'The tournaments of a team were changed.', many: 'The tournaments of a team were changed.' },
  'absence.changed': 'silent',
  'age.changed': 'silent',
  'session.changed': 'silent',
};

/** For events without words of their own, so that a new module works without an entry above. */
const otherChange = { one: 'Something on this page was changed.', many: 'Several things on this page were changed.' } satisfies Words;

/** Changes that follow one another within this time are said together. */
const gatherMs = 1_000;
const leastBetweenMs = 5_000;
/** More kinds of changes than this are not listed. */
const mostSentences = 3;

/** The ids of the objects that an event is about: its first list, because lists of users do not reach a browser. */
const idsOf = (event: LiveEvent): readonly unknown[] | undefined => Object.values(event).find((value) => Array.isArray(value));

function sentenceOf(type: DomainEventType, events: readonly LiveEvent[]): string[] {
  const said = words[type] ?? otherChange;
  if (said === 'silent') return [];
  const counts = events.map((event) => idsOf(event)?.length ?? 1);
  const count = counts.reduce((sum, one) => sum + one, 0);
  if (count === 1) return [said.one];
  // An event without ids is about more than it could name.
  return [said.many.replace('#', counts.includes(0) ? 'Many' : String(count))];
}

/** One text for what others changed; '' if nothing of it is said. `ofTask` is said instead of the words for the only change of a task. */
export function textOf(events: readonly LiveEvent[], ofTask?: string): string {
  const kinds = Map.groupBy(events, ({ type }) => type);
  const sentences = [...kinds].flatMap(([type, ofType]) => (type === 'task.changed' && ofTask ? [ofTask] : sentenceOf(type, ofType)));
  return sentences.length > mostSentences ? otherChange.many : sentences.join(' ');
}

let waiting: LiveEvent[] = [];
let saidAt = -Infinity;

/** Has a screen reader say what others changed on this page, at most every few seconds. */
export function announceChanges(events: readonly LiveEvent[]): void {
  const isFirst = waiting.length === 0;
  waiting.push(...events);
  if (isFirst && events.length > 0) setTimeout(() => void say(), Math.max(gatherMs, saidAt + leastBetweenMs - Date.now()));
}

/** What happened to the task, if only one was changed and once. */
async function onlyTask(events: readonly LiveEvent[]): Promise<string | undefined> {
  const [change, ...others] = events.filter(({ type }) => type === 'task.changed');
  if (change?.type !== 'task.changed' || others.length > 0) return undefined;
  const [id, ...further] = change.taskIds;
  if (id === undefined || further.length > 0) return undefined;
  // A page that announces a task has loaded this store already.
  return (await import('./task-news.ts')).taskNews(change.teamId, id);
}

async function say(): Promise<void> {
  const events = waiting;
  waiting = [];
  const text = textOf(events, await onlyTask(events));
  const region = document.getElementById('live-news');
  if (!region || text === '') return;
  saidAt = Date.now();
  // The same text is said again only if the node is a new one.
  region.replaceChildren(document.createTextNode(text));
}
