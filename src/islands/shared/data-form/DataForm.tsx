import { useState, type ChangeEvent, type ReactNode } from 'react';
import type { Call } from '../../../contract/call.ts';
import { SaveButton } from '../SaveButton.tsx';
import { fieldsIn, type DataField } from './data-field.ts';
import { DataFieldControl } from './DataFieldControl.tsx';
import { shownText } from './encode-values.ts';
import { FoldedGroup } from './FoldedGroup.tsx';
import type { Base } from './kept-base.ts';
import { useDataForm, type DataFormOptions } from './use-data-form.ts';
import { useFollowers } from './use-followers.ts';
import { useShownFields } from './use-shown-fields.ts';
import { BusyButton } from '../BusyButton.tsx';
import { loadLater } from '../load-later.ts';

const useConflictPanel = loadLater(() => import('./ConflictPanel.tsx'));

type Props<C extends Call> = Omit<DataFormOptions<C>, 'restart'> & {
  /** The label of the submit button. */
  submit: string;
  /** Rendered between the fields and the button. */
  children?: ReactNode;
  /** What stands right below a field, by the field's name: an answer to what is typed there. */
  below?: Readonly<Record<string, ReactNode>>;
  /** A cancel button beside the submit button. */
  cancel?: { label: string; onCancel: () => void };
};

const wideKinds = new Set<DataField['kind']>(['longText', 'checklist', 'cards', 'several', 'sport', 'sports', 'checkbox']);

/**
 * The form of any call: fields described by a list and checked by the call's contract. It handles drafts, expired sessions, refusals at
 * their fields and conflicting changes by others; `onSaved` continues from there.
 */
export function DataForm<C extends Call>(props: Props<C>) {
  const [start, setStart] = useState<{ revision: number } & Base>({ revision: 0, values: props.values, fixed: props.fixed ?? {} });
  const restart = (base: Base) => setStart(({ revision }) => ({ revision: revision + 1, ...base }));
  return <OpenedForm key={start.revision} {...props} values={start.values} fixed={start.fixed} restart={restart} />;
}

function OpenedForm<C extends Call>({ submit, cancel, children, below, ...options }: Props<C> & { restart: (base: Base) => void }) {
  const { element, conflict, isSaving, failure, ...opened } = useDataForm(options);
  const follow = useFollowers(options.fields);
  const panel = useConflictPanel(conflict !== undefined);
  const { isShown, noteChoices } = useShownFields(element, fieldsIn(options.fields), options.values);
  // In a group two numbers stand side by side on a phone too.
  const inGroup = (field: DataField) => control(field, field.kind === 'number' ? '' : 'max-sm:col-span-2');
  const control = (field: DataField, narrow = '') => {
    const place = field.isWide || wideKinds.has(field.kind) ? `sm:col-span-2 ${narrow}` : narrow;
    const { [field.name]: value } = options.values;
    const shown = <DataFieldControl field={field} value={value} problem={opened.problemAt(field.name)} values={options.values} />;
    if (!field.onlyWith)
      return (
        <div key={field.name} className={place}>
          {shown}
          {below?.[field.name]}
        </div>
      );
    // Controls of a disabled fieldset are not sent.
    return (
      <fieldset key={field.name} role="presentation" className={`min-w-0 ${place}`} hidden={!isShown(field)} disabled={!isShown(field)}>
        {shown}
      </fieldset>
    );
  };
  const noteChange = (event: ChangeEvent<HTMLFormElement>) => {
    follow.onChange(event);
    noteChoices();
  };
  return (
    <form
      ref={element}
      onFocus={follow.onFocus}
      onChange={noteChange}
      onSubmit={opened.submit}
      noValidate
      method="post"
      action={options.call.path}
      className="space-y-6"
    >
      <div className="grid items-start gap-6 sm:grid-cols-2">
        {options.fields.map((field) =>
          field.kind === 'group' ? (
            field.folded ? (
              <FoldedGroup
                key={field.fields[0]?.name}
                legend={field.legend}
                detail={field.folded}
                lang={field.lang}
                isNeeded={field.fields.some(({ name }) => shownText(options.values[name]) !== '' || opened.problemAt(name) !== undefined)}
              >
                {field.fields.map((one) => control(one))}
              </FoldedGroup>
            ) : (
              // The legend is translated while the form is filled in; the controls and what was chosen in them stay.
              <fieldset key={field.fields[0]?.name} lang={field.lang} className="sm:col-span-2">
                <legend className="mb-3 font-display text-lg font-bold">{field.legend}</legend>
                <div className="grid grid-cols-2 items-start gap-x-3 gap-y-6 sm:gap-x-6">{field.fields.map(inGroup)}</div>
              </fieldset>
            )
          ) : (
            control(field)
          ),
        )}
      </div>
      {children}
      {conflict && panel && (
        <panel.ConflictPanel
          changes={conflict.changes}
          isSaving={isSaving}
          onKeepMine={() => opened.keepMine(conflict)}
          onTakeTheirs={() => opened.takeTheirs(conflict)}
        />
      )}
      <div className={conflict && panel ? 'hidden' : 'flex flex-wrap items-center gap-3'}>
        <SaveButton label={submit} isSaving={isSaving} failure={failure} />
        {cancel && (
          <BusyButton className="button button-plain max-sm:w-full" isBusy={isSaving} onClick={cancel.onCancel}>
            {cancel.label}
          </BusyButton>
        )}
      </div>
    </form>
  );
}
