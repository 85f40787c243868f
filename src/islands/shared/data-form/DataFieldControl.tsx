import { messages } from '../../../contract/messages.ts';
import { ChoiceGroup } from '../ChoiceGroup.tsx';
import { CityField } from '../CityField.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import { LongTextField } from '../LongTextField.tsx';
import { SportCards } from '../SportCards.tsx';
import { TextField } from '../TextField.tsx';
import { ChecklistField } from './ChecklistField.tsx';
import { clampNumber } from './clamp-number.ts';
import type { DataField, DataValues } from './data-field.ts';
import { linesOf, shownText } from './encode-values.ts';
import { TimeZoneField } from './TimeZoneField.tsx';

type Props = {
  field: DataField;
  value: unknown;
  problem: string | undefined;
  /** The initial values of the whole form. */
  values: DataValues;
};

const inputTypes = {
  text: 'text',
  email: 'email',
  url: 'url',
  phone: 'tel',
  date: 'date',
  time: 'time',
  datetime: 'datetime-local',
} as const;

/** The control for a field's kind. It holds its own value, which the form reads under the field's name. */
export function DataFieldControl({ field, value, problem, values }: Props) {
  const { name, label, hint } = field;
  const frame = { label, problem, ...(hint && { hint }) };
  switch (field.kind) {
    case 'longText':
      return (
        <LongTextField
          {...frame}
          name={name}
          rows={field.rows ?? 4}
          className="min-h-28"
          maxLength={field.longest}
          defaultValue={shownText(value)}
        />
      );
    case 'lines':
      return <LongTextField {...frame} name={name} rows={field.rows ?? 2} className="min-h-20" defaultValue={shownText(value)} />;
    case 'number':
      return (
        <TextField
          {...frame}
          name={name}
          type="number"
          inputMode="numeric"
          min={0}
          step={field.step ?? 1}
          defaultValue={shownText(value)}
          onChange={({ target }) => {
            const clamped = clampNumber(target.value, field.most);
            if (clamped !== target.value) target.value = clamped;
          }}
        />
      );
    case 'select':
      return (
        <FieldFrame {...frame}>
          {(attributes) => (
            <select name={name} {...attributes} className="field" defaultValue={shownText(value)}>
              <option value="" hidden={!field.none}>
                {field.none ?? messages.selectPlaceholder}
              </option>
              {field.choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      );
    case 'cards':
      return (
        <ChoiceGroup
          name={name}
          legend={label}
          kind="radio"
          choices={field.choices}
          chosen={[shownText(value)]}
          columns={field.columns ?? 'at-most-2 sm:grid-cols-3'}
          problem={problem}
          {...(hint && { hint })}
        />
      );
    case 'several':
      return (
        <ChoiceGroup
          name={name}
          legend={label}
          kind="checkbox"
          choices={field.choices}
          chosen={[value].flat().filter((one) => typeof one === 'string')}
          columns={field.columns ?? 'at-most-2 sm:grid-cols-3'}
          problem={problem}
          {...(hint && { hint })}
        />
      );
    case 'checkbox':
      return (
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            className="size-6 shrink-0"
            name={name}
            defaultChecked={value === true}
            aria-invalid={problem ? true : undefined}
          />
          <span>
            {label}
            {hint && <span className="block text-sm font-normal text-muted">{hint}</span>}
            {problem && <span className="block text-sm font-normal text-bad">{problem}</span>}
          </span>
        </label>
      );
    case 'city':
      return <CityField {...frame} name={name} defaultValue={shownText(value)} />;
    case 'timeZone':
      return (
        <TimeZoneField {...frame} name={name} defaultValue={shownText(value)} of={field.of} firstOfThat={shownText(values[field.of])} />
      );
    case 'checklist':
      return <ChecklistField {...frame} {...field} lines={linesOf(value)} />;
    case 'sport':
    case 'sports':
      return (
        <SportCards
          legend={label}
          name={name}
          kind={field.kind === 'sport' ? 'radio' : 'checkbox'}
          chosen={[value].flat().filter((sport) => typeof sport === 'number')}
          problem={problem}
          {...(field.columns && { columns: field.columns })}
          {...(field.offered && { offered: field.offered })}
        />
      );
    case 'text':
    case 'email':
    case 'url':
    case 'phone':
      return (
        <TextField
          {...frame}
          name={name}
          type={inputTypes[field.kind]}
          maxLength={field.longest}
          autoComplete={field.autoComplete ?? 'off'}
          placeholder={field.placeholder ?? (field.kind === 'url' ? 'https://' : undefined)}
          defaultValue={shownText(value)}
        />
      );
    case 'date':
    case 'time':
    case 'datetime':
      return (
        <TextField
          {...frame}
          name={name}
          type={inputTypes[field.kind]}
          min={field.earliest}
          max={field.latest}
          defaultValue={shownText(value)}
        />
      );
  }
}
