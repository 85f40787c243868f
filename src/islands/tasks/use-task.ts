import { useState } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import type { Answer, Call, Fields } from '../../contract/call.ts';
import { messages } from '../../contract/messages.ts';
import type { Task } from '../../contract/tasks.ts';
import { holdTask, putTask } from '../../stores/tasks.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';

type State = { step: 'idle'; failure?: string } | { step: 'working' };

/** Every call that changes one task answers with that task. */
export type TaskCall = Call & { answer: { _zod: { output: { status: 1; response: Task } } } };
export type ActOnTask = <C extends TaskCall>(call: C, fields: Omit<Fields<C>, 'task_id' | 'team_id'>) => Promise<boolean>;

/** Changes a task everywhere on the page. A refusal is stored, to be shown at the task. `act` resolves to whether it succeeded. */
export function useTask(task: Task) {
  const [state, setState] = useState<State>({ step: 'idle' });
  const act: ActOnTask = async (call, fields) => {
    setState({ step: 'working' });
    holdTask(task.id);
    try {
      const about = { task_id: task.id, team_id: task.team_id, ...fields };
      const answer = (await askSignedIn(call, about as never)) as Answer<TaskCall>;
      setState({ step: 'idle' });
      putTask(answer.response);
      return true;
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      const isOurs = error.code !== 'network' && error.code !== 'unexpected';
      const atField = Object.values(error.fields)[0];
      setState({ step: 'idle', failure: atField ?? (isOurs ? error.message : messages.updateFailed) });
      return false;
    }
  };
  return { act, isWorking: state.step === 'working', failure: state.step === 'idle' ? state.failure : undefined };
}
