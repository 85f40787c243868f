import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { CallRefused } from '../../../api-client/ask.ts';
import type { Answer, Call, Fields } from '../../../contract/call.ts';
import { messages } from '../../../contract/messages.ts';
import { askSignedIn } from '../ask-signed-in.ts';
import { showToast } from '../toast.ts';
import { isTouched } from '../touched.ts';
import { useDraft } from '../use-draft.ts';
import { checkBy } from './check-values.ts';
import { fieldsIn, type DataFormField, type DataValues } from './data-field.ts';
import { encodeValues, type Typed } from './encode-values.ts';
import { keepBase, keptBase, type Base } from './kept-base.ts';
import { changedMeanwhile, mergeValues, type Meanwhile } from './merge-values.ts';
import { useEarlyChoices } from './use-early-choices.ts';

type Conflict = { before: Base; theirs: Base; mine: DataValues; changes: readonly Meanwhile[] };
type State = { step: 'idle'; failure?: string } | { step: 'saving' } | ({ step: 'conflict' } & Conflict);
export type DataFormOptions<C extends Call> = {
  call: C;
  fields: readonly DataFormField[];
  /** What the form opens with. */
  values: DataValues;
  /** Sent along and shown nowhere: ids, and the version that `values` have. */
  fixed?: DataValues;
  /** Makes the call's fields of those of the form, where they are not the same. Doing it twice changes nothing. */
  adapt?: (values: DataValues) => DataValues;
  /** Asked with the call's fields before they are sent; false leaves the form open as it is. It may be refused as the call is. */
  confirm?: (fields: Fields<C>) => Promise<boolean>;
  /** Sends what was checked, where it goes another way than `askSignedIn`, as a stream. */
  send?: (fields: Fields<C>) => Promise<Answer<C>>;
  /** Under which name what is half filled in is kept for this page. */
  draft: string;
  /** The toast after it was saved; without it the page says so itself. */
  saved?: string;
  /** Where the form stays open, it returns what is there now: what is saved next is based on it. */
  onSaved?: (answer: Answer<C>) => Base | void;
  /** What is there now, for a refusal of `changedMeanwhile`. */
  reload?: () => Promise<Base>;
  /** Begins anew with these values. */
  restart: (base: Base) => void;
};

/** A form that saves by one call: checked by the contract, kept while half filled in, refused at its fields; somebody else's change is shown, not overwritten. */
export function useDataForm<C extends Call>(options: DataFormOptions<C>) {
  const { call, values, fixed = {}, draft: name, saved, onSaved, reload, restart } = options;
  const fields = fieldsIn(options.fields);
  const element = useRef<HTMLFormElement>(null);
  const base = useRef<Base>({ values, fixed });
  const [state, setState] = useState<State>({ step: 'idle' });
  const form = useForm<Typed, unknown, DataValues>({
    resolver: (typed, context, more) => checkBy(call, fields, base.current.fixed, options.adapt)(typed, context, more),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const register = useEarlyChoices(form.register);
  const draft = useDraft(element, name);
  const { errors } = form.formState;

  useEffect(() => {
    const kept = keptBase(name);
    // The ids that the page opened with hold also for what an earlier version of the page kept under other names.
    if (kept) base.current = { ...kept, fixed: { ...base.current.fixed, ...kept.fixed } };
    const input = element.current;
    const keep = () => keepBase(name, base.current);
    // What was typed before the form woke is based on what it woke with.
    if ([...(input?.elements ?? [])].some(isTouched)) keep();
    input?.addEventListener('input', keep);
    return () => input?.removeEventListener('input', keep);
  }, [name]);
  // Once the problems are shown: the cursor goes where the first correction is due.
  useEffect(() => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [errors]);

  function forget() {
    draft.forget();
    keepBase(name, undefined);
  }
  async function send(checked: DataValues, mine: DataValues, isAgain = false): Promise<void> {
    setState({ step: 'saving' });
    try {
      if (options.confirm && !(await options.confirm(checked as Fields<C>))) return setState({ step: 'idle' });
      const answer = await (options.send?.(checked as Fields<C>) ?? askSignedIn(call, checked as Fields<C>));
      forget();
      setState({ step: 'idle' });
      base.current = onSaved?.(answer) ?? base.current;
      if (saved) await showToast(saved, 'success');
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      const next = await conflictOf(error, mine);
      // Another version that says the same in every field: there is nothing to choose between.
      if (next?.step === 'conflict' && next.changes.length === 0 && !isAgain) {
        base.current = next.theirs;
        return send({ ...checked, ...next.theirs.fixed }, mine, true);
      }
      setState(next && !(next.step === 'conflict' && next.changes.length === 0) ? next : { step: 'idle', failure: refuse(error) });
    }
  }
  async function conflictOf({ code }: CallRefused, mine: DataValues): Promise<State | undefined> {
    if (code !== 'changedMeanwhile' || !reload) return undefined;
    try {
      const [before, theirs] = [base.current, await reload()];
      const changes = changedMeanwhile(fields, before.values, theirs.values, mine);
      return { step: 'conflict', before, theirs, mine, changes };
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      return { step: 'idle', failure: error.message };
    }
  }
  /** Says at each field what the server says of it. Resolves to what belongs to none. */
  function refuse({ code, fields: refused, message }: CallRefused): string {
    const known = Object.entries(refused).filter(([field]) => fields.some((one) => one.name === field));
    for (const [field, text] of known) form.setError(field, { type: 'server', message: text });
    if (known.length > 0) return '';
    return code === 'network' || code === 'unexpected' ? messages.updateFailed : message;
  }

  function keepMine({ before, theirs, mine }: Conflict) {
    const merged = mergeValues(fields, before.values, theirs.values, mine);
    base.current = theirs;
    void send({ ...(options.adapt?.(merged) ?? merged), ...theirs.fixed }, merged);
  }
  function takeTheirs({ theirs }: Conflict) {
    forget();
    restart(theirs);
  }

  return {
    element,
    form,
    register,
    // What is compared with a change by others is what stands in the form, before it becomes what the call takes.
    submit: (event: SubmitEvent<HTMLFormElement>) =>
      void form.handleSubmit((checked) => send(checked, encodeValues(fields, form.getValues())))(event),
    isSaving: state.step === 'saving',
    failure: state.step === 'idle' ? state.failure : undefined,
    problemAt: (field: string) => {
      const message = errors[field]?.message;
      return typeof message === 'string' ? message : undefined;
    },
    conflict: state.step === 'conflict' ? state : undefined,
    keepMine,
    takeTheirs,
  };
}
