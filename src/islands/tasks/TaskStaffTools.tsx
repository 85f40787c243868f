import { useState } from 'react';
import { claimTask } from '../../contract/task-claims.ts';
import type { Scope } from '../../contract/shared-fields.ts';
import type { Task, TaskReader } from '../../contract/tasks.ts';
import type { ActOnTask } from './use-task.ts';
import { BusyButton } from '../shared/BusyButton.tsx';

export type StaffTools = {
  people: readonly { id: string; name: string }[];
  onEdit: (task: Task) => void;
  onDelete: (task: Task, scope: Scope) => void;
};
type Props = { task: Task; isWorking: boolean; act: ActOnTask; staff: StaffTools };

const toGive = (task: Task, people: StaffTools['people']): TaskReader['members'] | StaffTools['people'] =>
  task.claims.length < task.slots ? people.filter(({ id }) => !task.claims.some(({ member_id }) => member_id === id)) : [];

/** Staff actions on a task: assign, change, delete. */
export function TaskStaffTools({ task, isWorking, act, staff }: Props) {
  const [chosen, setChosen] = useState('');
  const people = toGive(task, staff.people);
  return (
    <div className="space-y-3">
      {people.length > 0 && (
        <div className="flex flex-wrap items-end gap-3">
          <label className="min-w-0 grow basis-48">
            <span className="mb-1 block text-[0.9375rem] font-semibold">Give it to</span>
            <select className="field" value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
              <option value="">Nobody yet</option>
              {people.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <BusyButton
            className="button button-plain"
            isBusy={isWorking || chosen === ''}
            onClick={() => void act(claimTask, { member_id: chosen }).then((isDone) => isDone && setChosen(''))}
          >
            Give
          </BusyButton>
        </div>
      )}
      <div className="flex flex-wrap gap-x-5">
        <button type="button" className="link min-h-11 min-w-11 text-left font-semibold" onClick={() => staff.onEdit(task)}>
          Edit
        </button>
        <button type="button" className="link min-h-11 min-w-11 text-left font-semibold" onClick={() => staff.onDelete(task, 'one')}>
          {task.is_repeated ? 'Delete this one' : 'Delete'}
        </button>
        {task.is_repeated && (
          <button
            type="button"
            className="link min-h-11 min-w-11 text-left font-semibold"
            onClick={() => staff.onDelete(task, 'following')}
          >
            Delete this and all later
          </button>
        )}
      </div>
    </div>
  );
}
