import { ask, CallRefused } from '../api-client/ask.ts';
import { getTask, type Task, type TaskClaim } from '../contract/tasks.ts';
import { shownBeforeRefresh, shownTask } from './tasks.ts';

const names = (claims: readonly TaskClaim[]) => claims.map(({ name, is_mine: isMine }) => (isMine ? `you, ${name}` : name)).join(' and ');
const part = (words: string, claims: readonly TaskClaim[]) => (claims.length > 0 ? [`${words} ${names(claims)}`] : []);

/** 'Bring water: claimed by Ann.': what differs between two states of a task, of which `now` is undefined if it was deleted. */
export function taskSentence(before: Task | undefined, now: Task | undefined): string | undefined {
  if (!now) return before && `${before.title}: deleted.`;
  if (!before) return now.claims.length === 0 ? `${now.title}: nobody has it yet.` : `${now.title} was changed.`;
  const was = new Map(before.claims.map((claim) => [claim.member_id, claim]));
  const isNow = new Set(now.claims.map(({ member_id: memberId }) => memberId));
  const added = now.claims.filter(({ member_id: memberId }) => !was.has(memberId));
  const parts = [
    ...part(
      'claimed by',
      added.filter(({ is_assigned: isAssigned }) => !isAssigned),
    ),
    ...part(
      'given to',
      added.filter(({ is_assigned: isAssigned }) => isAssigned),
    ),
    ...part(
      'given back by',
      before.claims.filter(({ member_id: memberId }) => !isNow.has(memberId)),
    ),
    ...part(
      'done by',
      now.claims.filter(({ member_id: memberId, is_done: isDone }) => isDone && was.get(memberId)?.is_done === false),
    ),
  ];
  return parts.length > 0 ? `${now.title}: ${parts.join(', ')}.` : `${now.title} was changed.`;
}

/**
 * What happened to a task that this page shows, or showed before it was loaded again: nothing else of the team's tasks is named. One that has
 * left the list, as it does when its last part is claimed, or is still being loaded, is read once more. Undefined if there is nothing to say of it.
 */
export async function taskNews(team: string, id: string): Promise<string | undefined> {
  const before = shownBeforeRefresh(id);
  const shown = shownTask(id);
  if (!before || (shown && shown !== before)) return taskSentence(before, shown);
  try {
    return taskSentence(before, (await ask(getTask, { team_id: team, task_id: id })).response);
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    return error.code === 'noSuchTask' ? taskSentence(before, undefined) : undefined;
  }
}
