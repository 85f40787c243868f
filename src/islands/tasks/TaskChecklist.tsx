import { tickTaskItem } from '../../contract/task-claims.ts';
import type { Task } from '../../contract/tasks.ts';
import { Tick } from './Tick.tsx';
import type { ActOnTask } from './use-task.ts';

type Props = { task: Task; mayTick: boolean; act: ActOnTask };

/** The checklist of a task; those who claimed it can tick the lines. */
export function TaskChecklist({ task, mayTick, act }: Props) {
  const done = task.checklist.filter(({ is_done }) => is_done).length;
  return (
    <fieldset>
      <legend className="font-semibold">
        Checklist <span className="font-normal text-muted tabular-nums">{`${done} of ${task.checklist.length}`}</span>
      </legend>
      <ul className="mt-1">
        {task.checklist.map((item) => (
          <li key={item.id}>
            <Tick isDone={item.is_done} mayTick={mayTick} onTick={(is_done) => act(tickTaskItem, { item_id: item.id, is_done })}>
              <span className={`wrap-anywhere ${item.is_done ? 'text-muted line-through' : ''}`}>
                {item.label}
                {item.is_done && item.done_by && <span className="text-sm no-underline"> ({item.done_by})</span>}
              </span>
            </Tick>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
