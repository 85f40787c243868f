import { useRef, useState } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import { messages } from '../../contract/messages.ts';
import { markTaskDone, type MyTask } from '../../contract/task-claims.ts';
import { myTasks, type MyTaskPage } from '../../stores/tasks.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { useEarlyInput } from '../shared/use-early-input.ts';
import { useEntity } from '../shared/use-entity.ts';
import { SwapsAsked } from './SwapsAsked.tsx';

const when = ({ due_at, time_zone }: MyTask): string =>
  due_at
    ? new Intl.DateTimeFormat('en-GB', {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        timeZone: time_zone,
      }).format(new Date(due_at))
    : 'At any time';
const keyOf = ({ task_id, member_id }: MyTask) => `${task_id} ${member_id}`;

/** Tasks that were ticked on this page stay in their place until it is left, though the server no longer lists them. */
function withTicked(tasks: readonly MyTask[], ticked: readonly MyTask[]): readonly MyTask[] {
  const missing = ticked.filter((one) => !tasks.some((other) => keyOf(other) === keyOf(one)));
  if (missing.length === 0) return tasks;
  const dueOf = ({ due_at }: MyTask) => due_at ?? '9999';
  return [...missing, ...tasks].sort((one, other) => dueOf(one).localeCompare(dueOf(other)) || keyOf(one).localeCompare(keyOf(other)));
}

/** The swaps that the viewer is asked for, and the tasks of theirs and of their children, with checkboxes. */
export function MyTasks({ first }: { first: MyTaskPage }) {
  const list = useRef<HTMLUListElement>(null);
  useEarlyInput(list);
  const { tasks: listed, asked } = useEntity(myTasks, 'me', first);
  const [ticked, setTicked] = useState<readonly MyTask[]>([]);
  const tasks = withTicked(listed, ticked);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState('');

  /** Shows a task with this state in its place, also when it is no longer listed. */
  const show = (one: MyTask) => setTicked((all) => [...all.filter((other) => keyOf(other) !== keyOf(one)), one]);
  const leave = (one: MyTask) => setTicked((all) => all.filter((other) => keyOf(other) !== keyOf(one)));

  async function tick(one: MyTask, is_done: boolean) {
    const key = keyOf(one);
    if (busy.has(key)) return;
    setBusy((all) => new Set(all).add(key));
    setFailure('');
    show({ ...one, is_done });
    try {
      await myTasks.of('me').change(
        (now) => ({ ...now, tasks: now.tasks.map((other) => (keyOf(other) === key ? { ...other, is_done } : other)) }),
        () => askSignedIn(markTaskDone, { task_id: one.task_id, team_id: one.team_id, member_id: one.member_id, is_done }),
      );
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      if (one.is_done) show(one);
      else leave(one);
      setFailure(error.code === 'network' || error.code === 'unexpected' ? messages.updateFailed : error.message);
    } finally {
      setBusy((all) => new Set([...all].filter((other) => other !== key)));
    }
  }
  return (
    <>
      <SwapsAsked asked={asked} />
      <ul ref={list} className="-my-1 divide-y divide-line empty:hidden">
        {tasks.map((one) => (
          <li key={keyOf(one)} className="flex items-start gap-3 py-2">
            <input
              type="checkbox"
              id={`tick-${one.task_id}-${one.member_id}`}
              className="mt-2.5 size-6 shrink-0"
              checked={one.is_done}
              // Not `disabled`, so that it keeps the focus. Further clicks on it are ignored until the answer arrives.
              aria-disabled={busy.has(keyOf(one)) || undefined}
              onChange={(event) => void tick(one, event.currentTarget.checked)}
            />
            <div className="min-w-0 grow">
              <label
                htmlFor={`tick-${one.task_id}-${one.member_id}`}
                className={`block pt-2 font-semibold wrap-anywhere ${one.is_done ? 'text-muted line-through' : ''}`}
              >
                {one.title}
                {one.ward && <span className="font-normal"> (for {one.ward})</span>}
              </label>
              <p className="text-[0.9375rem] text-muted">
                {one.event_title && `${one.event_title}, `}
                {when(one)},{' '}
                <a className="link" href={`/team-member/${one.team_id}?view=tasks&list=mine`}>
                  {one.team_name}
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p role="alert" className="mt-2 font-semibold text-bad empty:hidden">
        {failure}
      </p>
    </>
  );
}
