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
import type { House } from '../http/house.ts';
import { route } from '../http/route.ts';
import { addAbsence, deleteAbsence, listAbsences } from './absences.ts';
import { addEvent } from './add-event.ts';
import { answerByLink, readLink } from './answer-by-link.ts';
import { answersOf } from './answer-event.ts';
import { cancelEvent } from './cancel-event.ts';
import { checkAvailability } from './check-availability.ts';
import { deleteEvent, restoreEvents } from './delete-event.ts';
import { editEvent } from './edit-event.ts';
import { listMyEvents, listTeamEvents, showEvent } from './list-events.ts';
import { markPlayer } from './mark-player.ts';
import { pasteSeason } from './paste-season.ts';
import { previewEdit } from './preview-edit.ts';
import { readGrid } from './read-grid.ts';
import { remindPlayers } from './remind-players.ts';

const changes = { limit: { points: 300, windowSeconds: 600 } };
// A mail scanner or a whole team behind one network may follow links; nobody guesses 128 bits with that.
const links = { limit: { points: 300, windowSeconds: 600 } };
const backToLink = {
  ...links,
  afterForm: ({ token }: { token: string }) => `/event-availibility?${new URLSearchParams({ token, saved: '1' })}`,
};
const answered = <T>(response: T) => ({ status: 1 as const, response });
const many = async (events: Promise<TeamEvent[]>) => answered(await events);

export const eventRoutes = (house: House, answer = answersOf(house)) => [
  route(listAbsencesCall, (_fields, { viewer }) => listAbsences(house, viewer)),
  route(addAbsenceCall, (fields, { viewer }) => addAbsence(house, fields, viewer), changes),
  route(deleteAbsenceCall, ({ id }, { viewer }) => deleteAbsence(house, id, viewer), changes),
  route(listCall, (fields, { viewer }) => listTeamEvents(house, fields, viewer)),
  route(getUserEvents, (fields, { viewer }) => listMyEvents(house, fields, viewer)),
  route(checkEventAvailability, ({ id, team_id: team }, { viewer }) => checkAvailability(house, id, team, viewer)),
  route(getSeasonGrid, async ({ id, after }, { viewer }) => answered(await readGrid(house, id, after, viewer))),
  route(getTeamEvent, async (fields, { viewer }) => answered(await showEvent(house, fields, viewer))),
  route(addTeamEvent, (fields, { viewer }) => many(addEvent(house, fields, viewer)), changes),
  route(editTeamEvent, (fields, { viewer }) => many(editEvent(house, fields, viewer)), changes),
  route(previewTeamEvent, async (fields, { viewer }) => answered(await previewEdit(house, fields, viewer)), changes),
  route(cancelTeamEvent, (fields, { viewer }) => many(cancelEvent(house, fields, viewer)), changes),
  route(
    deleteTeamEvent,
    async (fields, { viewer }) => ({ status: 1 as const, event_ids: await deleteEvent(house, fields, viewer) }),
    changes,
  ),
  route(restoreTeamEvents, (fields, { viewer }) => many(restoreEvents(house, fields, viewer)), changes),
  route(pasteCall, (fields, { viewer }) => pasteSeason(house, fields, viewer), changes),
  route(answerCall, (fields, { viewer }) => answer(fields, viewer)),
  route(markCall, (fields, { viewer }) => markPlayer(house, fields, viewer)),
  route(remindCall, ({ id, team_id: team }, { viewer }) => remindPlayers(house, id, team, viewer), changes),
  route(readAvailabilityLink, ({ token }) => readLink(house, token), links),
  route(byLinkCall, (fields) => answerByLink(house, fields), backToLink),
];
