import { useState } from 'react';
import type { Scope } from '../../contract/shared-fields.ts';
import type { Task, TaskList } from '../../contract/tasks.ts';
import { putTask, refreshTasks, type TaskPage } from '../../stores/tasks.ts';
import { Dialog } from '../shared/Dialog.tsx';
import { loadLater } from '../shared/load-later.ts';
import { showToast } from '../shared/toast.ts';
import { DeletedTask } from './DeletedTask.tsx';
import { NoTasks } from './NoTasks.tsx';
import { TaskRow } from './TaskRow.tsx';
import { useTaskList } from './use-task-list.ts';
import { useEarlyInput } from '../shared/use-early-input.ts';
import { useKeptFocus } from '../shared/use-kept-focus.ts';
import { BusyButton } from '../shared/BusyButton.tsx';

type Props = {
  teamId: string;
  list: TaskList;
  /** Only the tasks of one event. */
  eventId?: string;
  first: TaskPage;
  /** The members to whom a task may be given, or who may be asked to take one over. */
  people: readonly { id: string; name: string }[];
  /** The server's time, so that server and browser render the same page. */
  now: number;
};

const useTaskForm = loadLater(() => import('./TaskForm.tsx'));

/** A team's tasks: claim, complete, swap and release them; staff can add, change and delete them. */
export function TaskBoard({ teamId, list, eventId, first, people, now }: Props) {
  const keptFocus = useKeptFocus();
  useEarlyInput(keptFocus.ref);
  const { tasks, next, isWorking, more, remove, undo } = useTaskList({ team: teamId, list, event: eventId }, first);
  const [form, setForm] = useState<{ isOpen: boolean; task?: Task }>({ isOpen: false });
  const opened = useTaskForm(form.isOpen);
  const close = () => setForm((before) => ({ ...before, isOpen: false }));
  const staff = {
    people,
    onEdit: (task: Task) => setForm({ isOpen: true, task }),
    onDelete: (task: Task, scope: Scope) => void remove(task, scope),
  };
  return (
    <div {...keptFocus}>
      {first.me.may_edit && (
        <button
          type="button"
          data-replay
          className={`button mt-5 ${eventId ? 'button-plain' : 'button-accent'}`}
          onClick={() => setForm({ isOpen: true })}
        >
          Add a task
        </button>
      )}
      {tasks.length === 0 && <NoTasks list={list} mayEdit={first.me.may_edit} teamId={teamId} isAtEvent={eventId !== undefined} />}
      <ul className="divide-y divide-line" aria-busy={isWorking}>
        {tasks.map(({ task, deleted }) =>
          deleted ? (
            <DeletedTask key={task.id} task={task} count={deleted} isWorking={isWorking} onUndo={() => void undo(task)} />
          ) : (
            <TaskRow
              key={task.id}
              task={task}
              me={first.me}
              now={now}
              isOpenAtFirst={list === 'mine'}
              isAtEvent={eventId !== undefined}
              staff={staff}
            />
          ),
        )}
      </ul>
      {next && (
        <BusyButton className="button button-plain mt-4" isBusy={isWorking} onClick={() => void more()}>
          More tasks
        </BusyButton>
      )}
      <Dialog isOpen={form.isOpen} onClose={close} title={form.task ? 'Edit the task' : 'Add a task'}>
        {opened && (
          <opened.TaskForm
            teamId={teamId}
            eventId={eventId}
            task={form.task}
            onAdded={(count) => {
              close();
              refreshTasks(teamId);
              void showToast(count > 1 ? `${count} tasks are added.` : 'The task is added.', 'success');
            }}
            onChanged={(task) => {
              close();
              putTask(task);
              // Its position in the list and its repeats may have changed.
              refreshTasks(teamId);
            }}
          />
        )}
      </Dialog>
    </div>
  );
}
