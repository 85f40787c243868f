import { useState } from 'react';
import { claimTask } from '../../contract/task-claims.ts';
import type { Task, TaskReader } from '../../contract/tasks.ts';
import { holdTask, putTask } from '../../stores/tasks.ts';
import { SlotMarks } from './SlotMarks.tsx';
import { SwapDialog } from './SwapDialog.tsx';
import { TaskChecklist } from './TaskChecklist.tsx';
import { TaskPeople } from './TaskPeople.tsx';
import { TaskStaffTools, type StaffTools } from './TaskStaffTools.tsx';
import { dayOf, dueWords, isLate, mayTakeFor, takeLabel } from './task-words.ts';
import { useTask } from './use-task.ts';
import { BusyButton } from '../shared/BusyButton.tsx';

type Props = {
  task: Task;
  me: TaskReader;
  now: number;
  isOpenAtFirst: boolean;
  /** It is listed under its event, so the event's day is not repeated. */
  isAtEvent: boolean;
  staff: StaffTools;
};

/** A task in the list: when, what, how many people are needed, and a claim button; unfolded, all details. */
export function TaskRow({ task, me, now, isOpenAtFirst, isAtEvent, staff }: Props) {
  const isDated = !isAtEvent || task.due === 'at';
  const { act, isWorking, failure } = useTask(task);
  const [swapping, setSwapping] = useState<{ memberId: string; isOpen: boolean }>({ memberId: '', isOpen: false });
  const day = dayOf(task);
  const late = isLate(task, now);
  const hold = () => holdTask(task.id);
  const mayTick = me.may_edit || task.claims.some(({ is_mine }) => is_mine);
  return (
    <li
      data-row={task.id}
      onFocus={hold}
      className={`grid gap-x-4 sm:gap-x-6 ${isDated ? 'grid-cols-[min(3.25rem,15vw)_minmax(0,1fr)] py-5 sm:grid-cols-[4rem_minmax(0,1fr)]' : 'py-3'}`}
    >
      <div aria-hidden="true" hidden={!isDated} className="h-fit rounded-card bg-board py-2 text-center leading-tight text-chalk">
        <span className="block text-xs text-chalk-muted">{day?.weekday ?? 'any'}</span>
        <span className="numerals block text-2xl">{day?.day ?? '–'}</span>
        <span className="block text-xs text-chalk-muted">{day?.month ?? 'day'}</span>
      </div>
      <div className="min-w-0">
        <h3 className="text-lg wrap-break-word sm:text-xl">{task.title}</h3>
        <p className="mt-0.5 text-[0.9375rem] text-muted empty:hidden">
          {late && <strong className="text-bad">Late. </strong>}
          {task.event?.is_cancelled && <strong>Called off. </strong>}
          {isDated && dueWords(task)}
          {task.is_repeated && (isDated ? ', comes again' : 'Comes again')}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <SlotMarks task={task} />
          {mayTakeFor(task, me).map((member) => (
            <BusyButton
              key={member.id}
              className="button button-plain"
              isBusy={isWorking}
              aria-label={`${takeLabel(member, me)}: ${task.title}`}
              onClick={() => void act(claimTask, { member_id: member.id })}
            >
              {takeLabel(member, me)}
            </BusyButton>
          ))}
        </div>
        <p role="alert" className="mt-2 font-semibold text-bad empty:hidden">
          {failure}
        </p>
        <details className="group mt-1" open={isOpenAtFirst}>
          <summary onClick={hold} className="inline-flex min-h-11 items-center gap-1.5 text-[0.9375rem] font-semibold">
            <svg
              className="size-4 transition-[rotate] duration-150 group-open:rotate-90"
              viewBox="0 0 16 16"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path d="m6 3.5 4.5 4.5L6 12.5" />
            </svg>
            <span className="visually-hidden">{task.title}: </span>Details
          </summary>
          <div className="space-y-5 pt-2 pb-1">
            {task.detail && <p className="max-w-[68ch] whitespace-pre-line wrap-anywhere">{task.detail}</p>}
            <TaskPeople
              {...{ task, me, isWorking, act }}
              onAskForSwap={({ member_id }) => setSwapping({ memberId: member_id, isOpen: true })}
            />
            {task.checklist.length > 0 && <TaskChecklist {...{ task, mayTick, act }} />}
            {me.may_edit && <TaskStaffTools {...{ task, isWorking, act, staff }} />}
          </div>
        </details>
      </div>
      <SwapDialog
        task={task}
        memberId={swapping.memberId}
        isOpen={swapping.isOpen}
        needsApproval={me.swaps_need_approval}
        onClose={() => setSwapping((now) => ({ ...now, isOpen: false }))}
        onAsked={putTask}
        people={staff.people}
      />
    </li>
  );
}
