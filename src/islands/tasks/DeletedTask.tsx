import type { Task } from '../../contract/tasks.ts';
import { BusyButton } from '../shared/BusyButton.tsx';

type Props = { task: Task; count: number; isWorking: boolean; onUndo: () => void };

/** Takes the place of a deleted task, with an undo button. */
export function DeletedTask({ task, count, isWorking, onUndo }: Props) {
  return (
    <li data-row={task.id} className="flex flex-wrap items-center gap-x-5 gap-y-2 py-5">
      <p role="status" className="text-muted">
        {count > 1 ? `${count} tasks called ‘${task.title}’ are deleted.` : `‘${task.title}’ is deleted.`}
      </p>
      <BusyButton className="button button-plain" isBusy={isWorking} onClick={onUndo}>
        Undo
      </BusyButton>
    </li>
  );
}
