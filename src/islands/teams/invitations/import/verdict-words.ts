import type { RowVerdict } from '../../../../contract/people-import.ts';

/** The text of each verdict in a row. */
export const verdictWords: Readonly<Record<RowVerdict, string>> = {
  ready: 'Ready',
  malformed: 'To be corrected',
  twice: 'Twice in the list',
  member: 'In the team already',
  invited: 'Invited already',
  declined: 'Declined lately',
};
