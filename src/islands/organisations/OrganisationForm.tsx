import { limits } from '../../contract/limits.ts';
import { messages } from '../../contract/messages.ts';
import { getMyOrganisation, updateMyOrganisation, type Organisation } from '../../contract/organisations.ts';
import { loadMyDetails } from '../../stores/my-session.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import type { DataFormField } from '../shared/data-form/data-field.ts';
import { DataForm } from '../shared/data-form/DataForm.tsx';

const fields: readonly DataFormField[] = [
  { kind: 'text', name: 'name', label: 'Name', longest: limits.nameLength, autoComplete: 'organization' },
  {
    kind: 'text',
    name: 'businessType',
    label: 'What you are (optional)',
    hint: 'As: sports club, academy, ground, organiser',
    longest: limits.nameLength,
  },
  { kind: 'longText', name: 'description', label: 'About you (optional)', longest: limits.profileTextLength },
  { kind: 'text', name: 'address', label: 'Address (optional)', longest: limits.addressLength, autoComplete: 'street-address' },
  { kind: 'city', name: 'city', label: 'City', hint: 'A city in India; the state follows from it.' },
  {
    kind: 'lines',
    name: 'openingHours',
    label: 'Opening hours (optional)',
    hint: 'One a line, as: Mon to Fri, 6 to 22',
    rows: 3,
    isWide: true,
  },
  {
    kind: 'group',
    legend: 'How to reach you (optional)',
    fields: [
      { kind: 'lines', name: 'emails', label: 'E-mails', hint: 'One a line' },
      { kind: 'lines', name: 'phones', label: 'Phones', hint: 'One a line, with the country code' },
      { kind: 'lines', name: 'socialLinks', label: 'Elsewhere on the web', hint: 'One web address a line', isWide: true },
    ],
  },
];

const isPublic: DataFormField = {
  kind: 'checkbox',
  name: 'isPublic',
  label: 'Others may see this',
  hint: 'Every member here who has the address of your page.',
  isWide: true,
};

const based = ({ version, ...values }: Organisation) => ({ values, fixed: { version } });
const reload = async () => based((await askSignedIn(getMyOrganisation, {})).response);

/** The form of an organisation's profile. Its name is also shown in the header, from local storage, so that is updated too. */
export function OrganisationForm({ organisation }: { organisation: Organisation }) {
  return (
    <DataForm
      call={updateMyOrganisation}
      // An account of somebody under 18 cannot be listed.
      fields={organisation.mayBePublic ? [...fields, isPublic] : fields}
      {...based(organisation)}
      draft="organisation"
      submit="Save the organisation"
      saved={messages.organisationSaved}
      reload={reload}
      onSaved={({ response }) => {
        void loadMyDetails().catch(() => undefined);
        return based(response);
      }}
    />
  );
}
