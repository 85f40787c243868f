import { ask } from '../api-client/ask.ts';
import { listAbsences, type Absence } from '../contract/absences.ts';
import type { Answer } from '../contract/call.ts';
import { createEntityFamily } from './entity-store.ts';

/** When the reader and the children they look after will be away, and for which children they may plan it. */
export type AbsenceList = Pick<Answer<typeof listAbsences>, 'wards'> & { absences: readonly Absence[] };

/** There is one, called 'me'. */
export const absenceLists = createEntityFamily('absences', async (_of: 'me'): Promise<AbsenceList> => {
  const { response, wards } = await ask(listAbsences, {});
  return { absences: response, wards };
});
