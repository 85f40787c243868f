import type { Fields } from '../../contract/call.ts';
import type { addTeamEvent } from '../../contract/events.ts';
import type { TeamEvent } from '../../contract/event-shapes.ts';
import { writtenFields } from './written-fields.ts';

const weekMs = 7 * 86_400_000;
const aWeekLater = (local: string) => new Date(Date.parse(`${local}:00Z`) + weekMs).toISOString().slice(0, 16);
const movedIfSet = (local: string | null) => local && aWeekLater(local);

/** The fields that add the same event a week later, at the same local times. Nobody is notified of it. */
export const fieldsAWeekLater = (event: TeamEvent): Fields<typeof addTeamEvent> => ({
  team_id: event.team_id,
  ...writtenFields(event),
  starts_local: aWeekLater(event.starts_local),
  ends_local: aWeekLater(event.ends_local),
  meet_local: movedIfSet(event.meet_local),
  answer_by_local: movedIfSet(event.answer_by_local),
  remind_before: [...event.remind_before],
  tell: false,
});
