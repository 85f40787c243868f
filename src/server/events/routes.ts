import {
  addAbsence as addAbsenceCall,
  deleteAbsence as deleteAbsenceCall,
  listAbsences as listAbsencesCall,
} from '../../contract/absences.ts';
import {
  answerByLink as byLinkCall,
  answerEvent as answerCall,
  checkEventAvailability,
  markPlayer as markCall,
  readAvailabilityLink,
  remindPlayers as remindCall,
} from '../../contract/event-answers.ts';
import {
  addTeamEvent,
  cancelTeamEvent,
  deleteTeamEvent,
  editTeamEvent,
  getTeamEvent,
  getUserEvents,
  listTeamEvents as listCall,
  pasteSeason as pasteCall,
  previewTeamEvent,
  restoreTeamEvents,
} from '../../contract/events.ts';
import type { TeamEvent } from '../../contract/event-shapes.ts';
import { getSeasonGrid } from '../../contract/season-grid.ts';
import type { AppContext } from '../http/app-context.ts';
import { route } from '../http/route.ts';
import { addAbsence, deleteAbsence, listAbsences } from './absences.ts';
import { addEvent } from './add-event.ts';
import { answerByLink, readLink } from './answer-by-link.ts';
import { answersOf } from './answer-event.ts';
import { cancelEvent } from './cancel-event.ts';
import { checkAvailability } from './check-availability.ts';
import { deleteEvent, restoreEvents } from './delete-event.ts';
import { editEvent } from './edit-event.ts';
import { eventLists, showEvent } from './list-events.ts';
import { markPlayer } from './mark-player.ts';
import { pasteSeason } from './paste-season.ts';
import { previewEdit } from './preview-edit.ts';
import { readGrid } from './read-grid.ts';
import { remindPlayers } from './remind-players.ts';

const changes = { limit: { points: 300, windowSeconds: 600 } };
// High enough for mail scanners and for a whole team behind one network; it does not help to guess 128 bits.
const links = { limit: { points: 300, windowSeconds: 600 } };
const backToLink = {
  ...links,
  afterForm: ({ token }: { token: string }) => `/event-availibility?${new URLSearchParams({ token, saved: '1' })}`,
};
const answered = <T>(response: T) => ({ status: 1 as const, response });
const many = async (events: Promise<TeamEvent[]>) => answered(await events);

export const eventRoutes = (app: AppContext, answer = answersOf(app), lists = eventLists(app)) => [
  route(listAbsencesCall, (_fields, { viewer }) => listAbsences(app, viewer)),
  route(addAbsenceCall, (fields, { viewer }) => addAbsence(app, fields, viewer), changes),
  route(deleteAbsenceCall, ({ absence_id: absenceId }, { viewer }) => deleteAbsence(app, absenceId, viewer), changes),
  route(listCall, (fields, { viewer }) => lists.ofTeam(fields, viewer)),
  route(getUserEvents, (fields, { viewer }) => lists.ofViewer(fields, viewer)),
  route(checkEventAvailability, ({ event_id: eventId, team_id: teamId }, { viewer }) => checkAvailability(app, eventId, teamId, viewer)),
  route(getSeasonGrid, async ({ team_id: teamId, after }, { viewer }) => answered(await readGrid(app, teamId, after, viewer))),
  route(getTeamEvent, async (fields, { viewer }) => answered(await showEvent(app, fields, viewer))),
  route(addTeamEvent, (fields, { viewer }) => many(addEvent(app, fields, viewer)), changes),
  route(editTeamEvent, (fields, { viewer }) => many(editEvent(app, fields, viewer)), changes),
  route(previewTeamEvent, async (fields, { viewer }) => answered(await previewEdit(app, fields, viewer)), changes),
  route(cancelTeamEvent, (fields, { viewer }) => many(cancelEvent(app, fields, viewer)), changes),
  route(
    deleteTeamEvent,
    async (fields, { viewer }) => ({ status: 1 as const, event_ids: await deleteEvent(app, fields, viewer) }),
    changes,
  ),
  route(restoreTeamEvents, (fields, { viewer }) => many(restoreEvents(app, fields, viewer)), changes),
  route(pasteCall, (fields, { viewer }) => pasteSeason(app, fields, viewer), changes),
  route(answerCall, (fields, { viewer }) => answer(fields, viewer)),
  route(markCall, (fields, { viewer }) => markPlayer(app, fields, viewer)),
  route(remindCall, ({ event_id: eventId, team_id: teamId }, { viewer }) => remindPlayers(app, eventId, teamId, viewer), changes),
  route(readAvailabilityLink, ({ token }) => readLink(app, token), links),
  route(byLinkCall, (fields) => answerByLink(app, fields), backToLink),
];
