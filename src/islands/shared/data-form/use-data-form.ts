import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { CallRefused } from '../../../api-client/ask.ts';
import type { Answer, Call, Fields } from '../../../contract/call.ts';
import { messages } from '../../../contract/messages.ts';
import { askSignedIn } from '../ask-signed-in.ts';
import { showToast } from '../toast.ts';
import { isTouched } from '../touched.ts';
import { useDraft } from '../use-draft.ts';
import { checkValues } from './check-values.ts';
import { fieldsIn, type DataFormField, type DataValues } from './data-field.ts';
import { encodeValues } from './encode-values.ts';
import { keepBase, keptBase, type Base } from './kept-base.ts';
import { changedMeanwhile, mergeValues, type Meanwhile } from './merge-values.ts';

type Conflict = { before: Base; theirs: Base; mine: DataValues; changes: readonly Meanwhile[] };
type State = { step: 'idle'; failure?: string } | { step: 'saving' } | ({ step: 'conflict' } & Conflict);
export type DataFormOptions<C extends Call> = {
  call: C;
  fields: readonly DataFormField[];
  /** The initial values. */
  values: DataValues;
  /** Sent but not shown: ids, and the version that `values` belong to. */
  fixed?: DataValues;
  /** Converts the form's values to the call's fields, where they differ. Must be idempotent. */
  adapt?: (values: DataValues) => DataValues;
  /** Asked with the call's fields before they are sent; false leaves the form open. It may reject with the same refusals as the call. */
  confirm?: (fields: Fields<C>) => Promise<boolean>;
  /** Sends the checked fields where `askSignedIn` is not used (for a stream). */
  send?: (fields: Fields<C>) => Promise<Answer<C>>;
  /** The name under which a half-filled form is stored for this page. */
  draft: string;
  /** The toast after saving; without it the page reports success itself. */
  saved?: string;
  /** If the form stays open, returns what is saved now: the next save is based on it. */
  onSaved?: (answer: Answer<C>) => Base | void;
  /** Loads the saved state after a refusal `changedMeanwhile`. */
  reload?: () => Promise<Base>;
  /** Starts again with these values. */
  restart: (base: Base) => void;
};

/**
 * A form that is saved by one call: checked by the contract, with a stored draft, refusals shown at its fields, and conflicts with others
 * shown instead of overwritten.
 */
export function useDataForm<C extends Call>(options: DataFormOptions<C>) {
  const { call, values, fixed = {}, draft: name, saved, onSaved, reload, restart } = options;
  const fields = fieldsIn(options.fields);
  const element = useRef<HTMLFormElement>(null);
  const base = useRef<Base>({ values, fixed });
  const [state, setState] = useState<State>({ step: 'idle' });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const draft = useDraft(element, name);

  useEffect(() => {
    const kept = keptBase(name);
    // Ids that an earlier version of the page stored under other names are taken from the page.
    if (kept) base.current = { ...kept, fixed: { ...base.current.fixed, ...kept.fixed } };
    const input = element.current;
    const keep = () => keepBase(name, base.current);
    // Text typed before hydration is based on the values that the page was rendered with.
    if ([...(input?.elements ?? [])].some(isTouched)) keep();
    input?.addEventListener('input', keep);
    return () => input?.removeEventListener('input', keep);
  }, [name]);
  // After the problems are shown: focuses the first invalid field.
  useEffect(() => element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [problems]);

  function forget() {
    draft.forget();
    keepBase(name, undefined);
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // Conflicts compare the raw values of the form, before `adapt`.
    const mine = encodeValues(fields, event.currentTarget);
    const checked = checkValues(call, fields, { ...(options.adapt?.(mine) ?? mine), ...base.current.fixed });
    setProblems(checked.problems ?? {});
    if (checked.fields) void send(checked.fields, mine);
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
      // Another version with the same values: there is no conflict to resolve.
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
  /** Shows the server's problems at their fields. Resolves to the text that belongs to no field. */
  function refuse({ code, fields: refused, message }: CallRefused): string {
    const known = Object.entries(refused).filter(([field]) => fields.some((one) => one.name === field));
    if (known.length > 0) {
      setProblems(Object.fromEntries(known));
      return '';
    }
    return code === 'network' || code === 'unexpected' ? messages.updateFailed : message;
  }

  function keepMine({ before, theirs, mine }: Conflict) {
    const merged = mergeValues(fields, before.values, theirs.values, mine);
    // Until it is saved, the fields still hold what they held before the conflict: the next save has to compare them again.
    void send({ ...(options.adapt?.(merged) ?? merged), ...theirs.fixed }, merged);
  }
  function takeTheirs({ theirs }: Conflict) {
    forget();
    restart(theirs);
  }

  return {
    element,
    submit,
    isSaving: state.step === 'saving',
    failure: state.step === 'idle' ? state.failure : undefined,
    problemAt: (field: string) => problems[field],
    conflict: state.step === 'conflict' ? state : undefined,
    keepMine,
    takeTheirs,
  };
}
