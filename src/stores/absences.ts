import { ask } from '../api-client/ask.ts';
import { listAbsences, type Absence } from '../contract/absences.ts';
import type { Answer } from '../contract/call.ts';
import { createEntityFamily } from './entity-store.ts';

/** The absences planned for the reader and for the children they look after, and the children for whom they may plan one. */
export type AbsenceList = Pick<Answer<typeof listAbsences>, 'wards'> & { absences: readonly Absence[] };

/** There is one list, with the key 'me'. */
export const absenceLists = createEntityFamily('absence', async (_of: 'me'): Promise<AbsenceList> => {
  const { response, wards } = await ask(listAbsences, {});
  return { absences: response, wards };
});
