import { decideSwap, takeSwap, withdrawSwap } from '../../contract/task-claims.ts';
import type { Task, TaskClaim, TaskReader } from '../../contract/tasks.ts';
import { firstName } from './task-words.ts';
import type { ActOnTask } from './use-task.ts';
import { BusyButton } from '../shared/BusyButton.tsx';

type Swap = NonNullable<TaskClaim['swap']>;
type Props = { task: Task; claim: TaskClaim; swap: Swap; me: TaskReader; isWorking: boolean; act: ActOnTask };

/** The request in one sentence. */
function requestText({ name }: TaskClaim, { to, taken_by }: Swap): string {
  if (taken_by) return `${taken_by.name} would take over from ${firstName(name)}. Staff have to agree.`;
  return to ? `${firstName(name)} asks ${to.name} to take over.` : `${firstName(name)} asks whether anybody takes over.`;
}

/** A claim that its owner wants to hand over, and the reader's options. */
export function SwapLine({ task, claim, swap, me, isWorking, act }: Props) {
  const about = { swap_id: swap.id };
  const isAsked = swap.to !== null && me.members.some(({ id }) => id === swap.to?.id);
  const takers = me.members.filter(({ id }) => swap.may_take.includes(id));
  const button = (label: string, onClick: () => void) => (
    <BusyButton key={label} className="button button-plain" isBusy={isWorking} onClick={onClick}>
      {label}
    </BusyButton>
  );
  return (
    <div className="my-2 rounded-card bg-sunken p-4">
      <p>{requestText(claim, swap)}</p>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden" role="group" aria-label={`Swap of ${task.title}`}>
        {takers.map(({ id, name }) =>
          button(
            me.members.length > 1 ? `${firstName(name)} takes over` : 'Take over',
            () => void act(takeSwap, { ...about, member_id: id }),
          ),
        )}
        {isAsked && !swap.taken_by && button('Say no', () => void act(decideSwap, { ...about, is_approved: false }))}
        {me.may_approve && swap.taken_by && button('Agree', () => void act(decideSwap, { ...about, is_approved: true }))}
        {me.may_approve && swap.taken_by && button('Refuse', () => void act(decideSwap, { ...about, is_approved: false }))}
        {claim.is_mine && button('Keep it', () => void act(withdrawSwap, about))}
      </div>
    </div>
  );
}
