import { ask } from '../api-client/ask.ts';
import { checkEventAvailability, type EventPlayer } from '../contract/event-answers.ts';
import type { TeamEvent } from '../contract/event-shapes.ts';
import { getTeamEvent, getUserEvents, listTeamEvents } from '../contract/events.ts';
import type { EnteredTournament } from '../contract/tournaments.ts';
import { createEntityFamily } from './entity-store.ts';
import { refreshRegions } from './page-regions.ts';

type Span = { from?: string | undefined; to?: string | undefined; after?: string | undefined };
/** Which events a part of the page shows: the reader's own events (of one team or of all), the events of a team, or a single event. */
export type EventQuery = ({ of: 'me'; team?: string | undefined } & Span) | ({ of: 'team'; team: string } & Span) | OneEvent;
type OneEvent = { of: 'event'; team: string; event: string };
/** `next` is the cursor of later events; null at the end. */
export type EventPage = { events: readonly TeamEvent[]; tournaments: readonly EnteredTournament[]; next: string | null };
export type EventId = { team: string; event: string };

async function loadPage(query: EventQuery): Promise<EventPage> {
  if (query.of === 'event') {
    const { response } = await ask(getTeamEvent, { team_id: query.team, event_id: query.event });
    return { events: [response], tournaments: [], next: null };
  }
  const { team, from, to, after } = query;
  const { response, tournaments, next } =
    query.of === 'team'
      ? await ask(listTeamEvents, { team_id: query.team, from, to, after })
      : await ask(getUserEvents, { team_id: team, from, to, after });
  return { events: response, tournaments, next };
}
export const eventPages = createEntityFamily('events', loadPage);

/** The players of an event with their answers. */
export const eventPlayers = createEntityFamily(
  'players',
  async ({ team, event }: EventId): Promise<{ players: readonly EventPlayer[] }> => {
    const { players } = await ask(checkEventAvailability, { event_id: event, team_id: team });
    return { players };
  },
);

/** Replaces an event by the server's latest version, in every list on the page. */
export function putEvent(fresh: TeamEvent): void {
  for (const { store } of eventPages.opened()) {
    store.put((page) =>
      page.events.some(({ id }) => id === fresh.id)
        ? { ...page, events: page.events.map((one) => (one.id === fresh.id ? fresh : one)) }
        : page,
    );
  }
}

/**
 * Reloads the events of a team, or of all teams where none is named: the lists, the players of an event that is open, and the page regions
 * that the server rendered (the season's sheet). Where ids are named, it reloads the players of these events only.
 */
export function refreshEvents(team?: string, eventIds: readonly string[] = []): void {
  for (const { query, store } of eventPlayers.opened()) {
    const isOfTeam = !team || query.team === team;
    if (isOfTeam && (eventIds.length === 0 || eventIds.includes(query.event))) store.refresh();
  }
  for (const { query, store } of eventPages.opened()) if (!team || !query.team || query.team === team) store.refresh();
  refreshRegions('events');
}

/** Reloads one event and its players. */
export const refreshEvent = ({ team, event }: EventId): void => refreshEvents(team, [event]);
