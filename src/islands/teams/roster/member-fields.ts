import { limits } from '../../../contract/limits.ts';
import type { DataFormField } from '../../shared/data-form/data-field.ts';
import { contactFields } from './contact-fields.ts';

const contacts: readonly DataFormField[] = contactFields.map((field) => ({ ...field, hint: 'Only staff see it.' }));

/** The fields of a member, as addPlayer and updatePlayer take them. */
export const memberFields: readonly DataFormField[] = [
  { kind: 'text', name: 'first_name', label: 'First name', longest: limits.nameLength },
  { kind: 'text', name: 'last_name', label: 'Last name (optional)', longest: limits.nameLength },
  {
    kind: 'select',
    name: 'squad',
    label: 'Place in the squad',
    isOptional: true,
    none: 'Does not play',
    choices: [
      { value: 'player', label: 'Player' },
      { value: 'substitute', label: 'Substitute' },
    ],
  },
  { kind: 'number', name: 'jersey_number', label: 'Jersey number (optional)', most: limits.jerseyMaximum },
  { kind: 'text', name: 'position', label: 'Position (optional)', longest: limits.positionLength, isWide: true },
  ...contacts,
  { kind: 'checkbox', name: 'is_minor', label: 'Under 18', hint: 'A guardian can answer and read for them.' },
];

/** The fields of a member whose contacts the reader may not change. */
export const fieldsWithoutContacts = memberFields.filter((field) => !contacts.includes(field));
