import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import type { Answer, Call } from '../../../contract/call.ts';
import { messages } from '../../../contract/messages.ts';
import { askSignedIn } from '../../shared/ask-signed-in.ts';
import { checkFields } from '../../shared/check-fields.ts';
import { showToast } from '../../shared/toast.ts';
import { useDraft } from '../../shared/use-draft.ts';

type Problems = Readonly<Record<string, string>>;
type State = { step: 'idle'; problems: Problems; failure?: string } | { step: 'saving' };
type Options<C extends Call> = {
  call: C;
  /** The name under which a half-filled form is stored. */
  draft: string;
  read: (form: HTMLFormElement) => Record<string, unknown>;
  /** The toast after saving. */
  saved: string;
  onSaved?: (answer: Answer<C>) => void;
};

/**
 * A form that is saved by one call: checked by the contract, with a stored draft, refusals shown at its fields and a toast after saving.
 */
export function useSaving<C extends Call>({ call, draft: name, read, saved, onSaved }: Options<C>) {
  const form: RefObject<HTMLFormElement | null> = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, name);
  const [state, setState] = useState<State>({ step: 'idle', problems: {} });

  // After the problems are rendered: focuses the first invalid field.
  useEffect(() => {
    if (state.step === 'idle') form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [state]);

  const refuse = (problems: Problems, failure?: string) => setState({ step: 'idle', problems, ...(failure && { failure }) });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const checked = checkFields(call, read(event.currentTarget));
    if (checked.problems) return refuse(checked.problems);
    setState({ step: 'saving' });
    try {
      const answer = await askSignedIn(call, checked.fields as never);
      draft.forget();
      setState({ step: 'idle', problems: {} });
      onSaved?.(answer);
      await showToast(saved, 'success');
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      const isAtFields = Object.keys(error.fields).length > 0;
      const isOurs = error.code !== 'network' && error.code !== 'unexpected';
      refuse(error.fields, isAtFields ? undefined : isOurs ? error.message : messages.updateFailed);
    }
  }

  return {
    form,
    submit,
    isSaving: state.step === 'saving',
    problems: state.step === 'idle' ? state.problems : {},
    failure: state.step === 'idle' ? state.failure : undefined,
  };
}
