import type { SubmitEvent } from 'react';
import { messages } from '../../../contract/messages.ts';
import { sendSandboxCode } from '../../../contract/phone.ts';
import { FieldFrame } from '../../shared/FieldFrame.tsx';
import { TextField } from '../../shared/TextField.tsx';
import { readPhone, type CountryCode, type Phone } from './phone-numbers.ts';
import { useCountries } from './use-countries.ts';
import { BusyButton } from '../../shared/BusyButton.tsx';

type Props = {
  country: CountryCode;
  /** What was typed before, when somebody comes back to this step. */
  typed: string;
  isSending: boolean;
  /** Whether somebody came back from the code to type another number. */
  isBack: boolean;
  problem: string | undefined;
  onCountry: (country: CountryCode) => void;
  onSend: (phone: Phone, typed: string) => void;
  onProblem: (typed: string, problem: string) => void;
};

/** The first step: the number. Spec §5: in full, with the country code. */
export function PhoneStep({ country, typed, isSending, isBack, problem, onCountry, onSend, onProblem }: Props) {
  const countries = useCountries();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('phone') as HTMLInputElement;
    const phone = readPhone(country, field.value);
    if (phone) return onSend(phone, field.value);
    onProblem(field.value, messages.phoneIncomplete);
    field.focus();
  }

  return (
    <form noValidate method="post" action={sendSandboxCode.path} className="space-y-4" onSubmit={submit}>
      <FieldFrame label="Country code">
        {(attributes) => (
          <select
            {...attributes}
            name="country"
            className="field"
            autoComplete="tel-country-code"
            value={country}
            disabled={isSending}
            onChange={(event) => onCountry(event.target.value as CountryCode)}
          >
            {countries.map(({ code, name, callingCode }) => (
              <option key={code} value={code}>
                {name} ({callingCode})
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <TextField
        label="Phone number"
        name="phone"
        type="tel"
        required
        autoComplete="tel-national"
        maxLength={40}
        defaultValue={typed}
        autoFocus={isBack}
        readOnly={isSending}
        problem={problem}
        isProblemSpoken
      />
      <BusyButton type="submit" data-replay className="button button-accent w-full" isBusy={isSending}>
        {isSending ? messages.pleaseWait : 'Send me a code'}
      </BusyButton>
    </form>
  );
}
