import type { CheckedFields } from '../../contract/call.ts';
import type { addPlayer } from '../../contract/team-players.ts';

type Told = Omit<CheckedFields<typeof addPlayer>, 'id'>;

/** What somebody said of a member, as columns, in their order in the statements that write them. */
export const memberColumns = (told: Told) => ({
  first_name: told.first_name,
  last_name: told.last_name,
  squad: told.squad,
  jersey_number: told.jersey_number,
  position: told.position,
  email: told.email,
  phone: told.phone,
  is_minor: told.is_minor,
});
