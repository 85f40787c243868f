import { expect, vi } from 'vitest';
import type { Call } from '../../src/contract/call.ts';
import { claimTask } from '../../src/contract/task-claims.ts';
import { addTask, listTasks, type Task } from '../../src/contract/tasks.ts';
import { mailsTo } from './mails.ts';
import { appWithTeam } from './app-with-team.ts';
import type { TeamPerson } from './team.ts';

/** A team with its people; its coach adds tasks. */
export async function appWithTasks() {
  const team = await appWithTeam();
  const { app, people, teamId } = team;

  /** Adds a task and assigns it to these members, in this order. */
  async function add({ assign = [], ...fields }: { assign?: readonly string[] } & Record<string, unknown> = {}): Promise<Task> {
    const [first, ...others] = assign;
    const taskFields = { team_id: teamId, title: 'Oranges', ...(first && { member_id: first }), ...fields };
    const { body } = await app.ask(addTask, taskFields, { headers: people.coach.headers });
    expect(body).toMatchObject({ status: 1 });
    let task = body['response'] as Task;
    for (const member_id of others) task = (await does('coach', claimTask, task.id, { member_id })).task;
    return task;
  }
  /** A call of a person on a task; resolves to the task afterwards. */
  async function does(person: TeamPerson, call: Call, id: string, fields: Record<string, unknown> = {}) {
    const { status, body } = await app.ask(call, { task_id: id, team_id: teamId, ...fields }, { headers: people[person].headers });
    return { status, error: body['error'], fields: body['fields'], task: body['response'] as Task, body };
  }
  /** The tasks as the player sees them. */
  async function listed(fields: Record<string, unknown> = {}): Promise<Task[]> {
    const { body } = await app.ask(listTasks, { team_id: teamId, ...fields }, { headers: people.player.headers });
    return body['response'] as Task[];
  }
  /** The mails to a person, joined, newest first. */
  const mailsToPerson = async (person: TeamPerson): Promise<string> => (await mailsTo(app, people[person].email)).join('\n');
  /** Waits for a mail with this text. */
  const mailed = (person: TeamPerson, text: string) =>
    vi.waitFor(async () => expect(await mailsToPerson(person)).toContain(text), { timeout: 20_000, interval: 25 });

  return { ...team, add, does, listed, mailsTo: mailsToPerson, mailed };
}

export const titlesOf = (tasks: readonly Task[]) => tasks.map(({ title }) => title);
export const holdersOf = ({ claims }: Task) => claims.map(({ member_id }) => member_id);
