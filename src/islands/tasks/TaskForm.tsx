import { useEffect, useState } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import { messages } from '../../contract/messages.ts';
import { addTask, editTask, getTaskChoices, type Task, type TaskChoices, updateTask } from '../../contract/tasks.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { LaterForm } from '../shared/data-form/LaterForm.tsx';
import type { DataValues } from '../shared/data-form/data-field.ts';
import { changedTaskFields, newTaskFields } from './task-fields.ts';

type Base = { values: DataValues; fixed: DataValues };
type Opened = { choices: TaskChoices; base: Base };
type State = { step: 'loading' } | { step: 'failed'; text: string } | ({ step: 'open' } & Opened);
type Props = {
  teamId: string;
  /** A new task belongs to this event. */
  eventId: string | undefined;
  task: Task | undefined;
  onAdded: (count: number) => void;
  onChanged: (task: Task, scope: unknown) => void;
};

async function baseOf(teamId: string, taskId: string): Promise<Base> {
  const { response, due_local } = await askSignedIn(editTask, { task_id: taskId, team_id: teamId });
  const { title, detail, slots, due, event, checklist, version, time_zone } = response;
  const lines = checklist.map((line) => ({ id: line.id, label: line.label }));
  return {
    values: { title, detail, slots, due, event_id: event?.id ?? null, due_local, checklist: lines, scope: 'one' },
    fixed: { task_id: taskId, team_id: teamId, version, time_zone },
  };
}

async function open(teamId: string, eventId: string | undefined, task: Task | undefined): Promise<Opened> {
  const due = eventId ? { due: 'event', event_id: eventId } : { due: 'none' };
  const blank = { values: { title: '', detail: '', slots: 1, ...due, checklist: '', repeat: 'no' }, fixed: { team_id: teamId } };
  const [choices, base] = await Promise.all([askSignedIn(getTaskChoices, { team_id: teamId }), task ? baseOf(teamId, task.id) : blank]);
  // A past event is not among the choices, but the task still belongs to it.
  const event = task?.event;
  const isKnown = !event || choices.events.some(({ id }) => id === event.id);
  return { choices: isKnown ? choices : { ...choices, events: [{ ...event, is_repeated: false }, ...choices.events] }, base };
}

/** The form of a new or existing task; its choices are loaded when it opens. */
export function TaskForm({ teamId, eventId, task, onAdded, onChanged }: Props) {
  const [state, setState] = useState<State>({ step: 'loading' });
  useEffect(() => {
    open(teamId, eventId, task).then(
      (opened) => setState({ step: 'open', ...opened }),
      (error: unknown) => {
        if (!(error instanceof CallRefused)) throw error;
        setState({ step: 'failed', text: error.message });
      },
    );
  }, [teamId, eventId, task]);
  if (state.step === 'loading') return <p role="status">{messages.pleaseWait}</p>;
  if (state.step === 'failed') return <p role="alert">{state.text}</p>;
  const { choices, base } = state;
  if (!task)
    return (
      <LaterForm
        call={addTask}
        fields={newTaskFields(choices)}
        {...base}
        draft={eventId ? `new-task-${eventId}` : 'new-task'}
        submit="Add the task"
        onSaved={({ count }) => onAdded(count)}
      />
    );
  return (
    <LaterForm
      call={updateTask}
      fields={changedTaskFields(choices, task.is_repeated)}
      {...base}
      draft={`task-${task.id}`}
      submit="Save the task"
      saved="The task is saved."
      reload={() => baseOf(teamId, task.id)}
      onSaved={({ response }) => onChanged(response, base.values['scope'])}
    />
  );
}
