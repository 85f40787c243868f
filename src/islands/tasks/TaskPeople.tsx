import { dropTask, markTaskDone } from '../../contract/task-claims.ts';
import type { Task, TaskClaim, TaskReader } from '../../contract/tasks.ts';
import { SwapLine } from './SwapLine.tsx';
import { Tick } from './Tick.tsx';
import type { ActOnTask } from './use-task.ts';
import { BusyButton } from '../shared/BusyButton.tsx';

type Props = { task: Task; me: TaskReader; isWorking: boolean; act: ActOnTask; onAskForSwap: (claim: TaskClaim) => void };

/** Who claimed a task: a checkbox for each, and for the viewer's own claim the ways to release it. */
export function TaskPeople({ task, me, isWorking, act, onAskForSwap }: Props) {
  if (task.claims.length === 0) return <p className="text-muted">Nobody has taken it yet.</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {task.claims.map((claim) => {
        const mayAct = claim.is_mine || me.may_edit;
        const about = { member_id: claim.member_id };
        return (
          <li key={claim.member_id} className="py-1">
            <div className="flex flex-wrap items-center gap-x-4">
              <Tick
                isDone={claim.is_done}
                mayTick={mayAct}
                label={`${claim.name}: done`}
                onTick={(is_done) => act(markTaskDone, { ...about, is_done })}
              >
                <span className={claim.is_mine ? 'font-semibold' : ''}>
                  {claim.name}
                  <span className="font-normal text-muted">{claim.is_done ? ', done' : ''}</span>
                </span>
              </Tick>
              {mayAct && !claim.is_done && !claim.swap && (
                <div className="flex gap-4">
                  {claim.is_mine && (
                    <BusyButton className="link min-h-11" isBusy={isWorking} onClick={() => onAskForSwap(claim)}>
                      Ask for a swap
                    </BusyButton>
                  )}
                  <BusyButton
                    className="link min-h-11"
                    isBusy={isWorking}
                    aria-label={claim.is_mine ? undefined : `Take it back from ${claim.name}`}
                    onClick={() => void act(dropTask, about)}
                  >
                    {claim.is_mine ? 'Give it back' : 'Take it back'}
                  </BusyButton>
                </div>
              )}
            </div>
            {claim.swap && <SwapLine {...{ task, claim, me, isWorking, act }} swap={claim.swap} />}
          </li>
        );
      })}
    </ul>
  );
}
