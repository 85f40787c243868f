import { askForSwap } from '../../contract/task-claims.ts';
import type { Task } from '../../contract/tasks.ts';
import { LaterForm } from '../shared/data-form/LaterForm.tsx';
import { Dialog } from '../shared/Dialog.tsx';

type Props = {
  task: Task;
  memberId: string;
  isOpen: boolean;
  needsApproval: boolean;
  onClose: () => void;
  onAsked: (task: Task) => void;
  people: readonly { id: string; name: string }[];
};

/** Asks one member (by mail) or anybody to take a task over. */
export function SwapDialog({ task, memberId, isOpen, needsApproval, onClose, onAsked, people }: Props) {
  const others = people.filter(({ id }) => !task.claims.some(({ member_id }) => member_id === id));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Ask for a swap"
      description={`${task.title} stays yours until somebody takes it over${needsApproval ? ' and staff agree' : ''}.`}
    >
      <LaterForm
        call={askForSwap}
        fields={[
          {
            kind: 'select',
            name: 'to_member_id',
            label: 'Whom do you ask?',
            isOptional: true,
            isWide: true,
            none: 'Anybody',
            choices: others.map(({ id, name }) => ({ value: id, label: name })),
            hint: 'Somebody you name is told by mail. Anybody else sees it here.',
          },
        ]}
        values={{ to_member_id: null }}
        fixed={{ task_id: task.id, team_id: task.team_id, member_id: memberId }}
        draft={`swap-${task.id}`}
        submit="Ask"
        onSaved={({ response }) => {
          onAsked(response);
          onClose();
        }}
      />
    </Dialog>
  );
}
