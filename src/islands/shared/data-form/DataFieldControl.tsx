import { useWatch, type Control, type UseFormRegisterReturn, type UseFormSetValue } from 'react-hook-form';
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
import { linesOf, shownText, type Typed } from './encode-values.ts';
import { TimeZoneField } from './TimeZoneField.tsx';

type Props = {
  field: DataField;
  value: unknown;
  problem: string | undefined;
  register: (name: string) => UseFormRegisterReturn;
  setValue: UseFormSetValue<Typed>;
  control: Control<Typed, unknown, DataValues>;
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

/** The control for a field's kind, registered with the form by its name. */
export function DataFieldControl(props: Props) {
  const { field, value, problem, register, setValue } = props;
  const { name, label, hint } = field;
  const frame = { label, problem, ...(hint && { hint }) };
  const registered = register(name);
  switch (field.kind) {
    case 'longText':
      return (
        <LongTextField
          {...frame}
          {...registered}
          rows={field.rows ?? 4}
          className="min-h-28"
          maxLength={field.longest}
          defaultValue={shownText(value)}
        />
      );
    case 'lines':
      return <LongTextField {...frame} {...registered} rows={field.rows ?? 2} className="min-h-20" defaultValue={shownText(value)} />;
    case 'number':
      return (
        <TextField
          {...frame}
          {...registered}
          type="number"
          inputMode="numeric"
          min={0}
          step={field.step ?? 1}
          defaultValue={shownText(value)}
          onChange={(event) => {
            const clamped = clampNumber(event.target.value, field.most);
            if (clamped !== event.target.value) event.target.value = clamped;
            return registered.onChange(event);
          }}
        />
      );
    case 'select':
      return (
        <FieldFrame {...frame}>
          {(attributes) => (
            <select {...registered} {...attributes} className="field" defaultValue={shownText(value)}>
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
          columns={field.columns ?? 'grid-cols-2 sm:grid-cols-3'}
          problem={problem}
          {...(hint && { hint })}
          inputProps={registered}
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
          columns={field.columns ?? 'grid-cols-2 sm:grid-cols-3'}
          problem={problem}
          {...(hint && { hint })}
          inputProps={registered}
        />
      );
    case 'checkbox':
      return (
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            className="size-6 shrink-0"
            {...registered}
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
      return <CityField {...frame} name={name} defaultValue={shownText(value)} onText={(text) => setValue(name, text)} />;
    case 'timeZone':
      return <ZoneControl {...props} of={field.of} frame={frame} />;
    case 'checklist':
      return <ChecklistField {...frame} {...field} lines={linesOf(value)} onText={(text) => setValue(name, text)} />;
    case 'sport':
    case 'sports':
      return (
        <SportCards
          legend={label}
          kind={field.kind === 'sport' ? 'radio' : 'checkbox'}
          chosen={[value].flat().filter((sport) => typeof sport === 'number')}
          problem={problem}
          inputProps={registered}
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
          {...registered}
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
          {...registered}
          type={inputTypes[field.kind]}
          min={field.earliest}
          max={field.latest}
          defaultValue={shownText(value)}
        />
      );
  }
}

type Zoned = Props & { of: string; frame: { label: string; hint?: string; problem: string | undefined } };

/** A time zone, with the time of the form that it applies to. */
function ZoneControl({ field: { name }, value, setValue, control, values, of, frame }: Zoned) {
  const local = useWatch({ control, name: of });
  return (
    <TimeZoneField
      {...frame}
      name={name}
      defaultValue={shownText(value)}
      local={shownText(local ?? values[of])}
      onText={(text) => setValue(name, text)}
    />
  );
}
