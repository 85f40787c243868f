import { useRef, useState } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import type { Answer, Call, Fields } from '../../../contract/call.ts';
import type { planCall } from '../../../contract/assistant/make-plan.ts';
import type { Card } from '../../../contract/assistant/safety.ts';
import { messages, refusalTexts } from '../../../contract/messages.ts';
import { askAssistant } from '../ask-assistant.ts';

export type PlanAnswer = Answer<ReturnType<typeof planCall>>;
type State = { step: 'idle' } | { step: 'working'; at: string; cards: readonly Card[] };

/** The texts for the steps that the server reports. */
const steps: Record<string, string> = {
  asking: 'Asking the hosted model…',
  writing: 'The plan is being written…',
  checking: 'Checking every line of it…',
  repairing: 'Mending what the checks found…',
  planning: 'Planning…',
};

/**
 * Requests a plan and follows its progress; `stop` cancels without using a request. Rejects with the texts of spec §8. After an answer the
 * progress stays until `finish` is called, when the plan is shown: what is below it would move up for a moment.
 */
export function usePlanRequest(call: Call) {
  const [state, setState] = useState<State>({ step: 'idle' });
  const running = useRef<AbortController>(undefined);

  async function request(fields: Fields<Call>): Promise<PlanAnswer> {
    const abort = new AbortController();
    running.current = abort;
    setState({ step: 'working', at: 'Planning…', cards: [] });
    const onEvent = (name: string, data: unknown) =>
      setState((before) => {
        if (before.step !== 'working') return before;
        if (name === 'cards') return { ...before, cards: data as Card[] };
        return name === 'step' ? { ...before, at: steps[String(data)] ?? before.at } : before;
      });
    try {
      return (await askAssistant(call, fields, { onEvent, signal: abort.signal })) as PlanAnswer;
    } catch (error) {
      setState({ step: 'idle' });
      // Of a refusal 'network' the form would show that saving failed.
      if (abort.signal.aborted) throw new CallRefused('notFound', 'You stopped it. Nothing was taken.');
      if (!(error instanceof CallRefused)) throw error;
      throw shown(error);
    }
  }
  return { state, request, finish: () => setState({ step: 'idle' }), stop: () => running.current?.abort() };
}

/** Spec §8's texts for a failed plan. A refusal that the user can correct keeps its own text. */
function shown(error: CallRefused): CallRefused {
  if (error.code === 'network') return new CallRefused('notFound', messages.planBusy);
  return error.code === 'unexpected' ? new CallRefused('notFound', refusalTexts.unexpected) : error;
}
