import type { ImportRow } from '../../src/contract/people-import.ts';

/** A row of a list of people with these fields and no others. */
export const importRow = (fields: Partial<ImportRow>): ImportRow => ({
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  jersey_number: '',
  position: '',
  as: '',
  guardian_email: '',
  birth_date: '',
  ...fields,
});
