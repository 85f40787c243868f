import type { EventCounts, MyAnswer, TeamEvent } from '../../contract/event-shapes.ts';
import type { EventRow } from './event-row.ts';
import { localOf } from '../recurrence/index.ts';

/** An event for a reader; `mine` holds the answers of the members that the reader may act for. */
export type ReadRow = EventRow & EventCounts & { teamName: string; sportId: number; rule: string | null; mine: MyAnswer[] };

/** The event's own map link, or a map search for its place, which every phone opens in its map app. */
export const mapLinkOf = ({ mapLink, place }: Pick<EventRow, 'mapLink' | 'place'>): string | null =>
  mapLink ?? (place === '' ? null : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`);

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** The times of an event in its own zone. */
export const localTimesOf = ({ startsAt, endsAt, meetAt, answerBy, timeZone }: EventRow) => ({
  starts_local: localOf(startsAt, timeZone),
  ends_local: localOf(endsAt, timeZone),
  meet_local: meetAt && localOf(meetAt, timeZone),
  answer_by_local: answerBy && localOf(answerBy, timeZone),
});

/** An event as the contract's `TeamEvent`, with the answers of the members that the reader may act for. */
export const presentEvent = (row: ReadRow, mayEdit: boolean): TeamEvent => ({
  id: row.id,
  team_id: row.teamId,
  team_name: row.teamName,
  sport_id: row.sportId,
  series_id: row.seriesId,
  rule: row.rule,
  kind: row.kind,
  title: row.title,
  opponent: row.opponent,
  note: row.note,
  place: row.place,
  map_link: mapLinkOf(row),
  own_map_link: row.mapLink ?? '',
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt.toISOString(),
  meet_at: iso(row.meetAt),
  answer_by: iso(row.answerBy),
  ...localTimesOf(row),
  time_zone: row.timeZone,
  capacity: row.capacity,
  remind_before: row.remindBefore,
  cancelled_at: iso(row.cancelledAt),
  cancel_reason: row.cancelReason,
  sequence: row.sequence,
  version: row.version,
  counts: { yes: row.yes, maybe: row.maybe, no: row.no, waiting: row.waiting, none: row.none },
  mine: row.mine.map((answer) => ({ ...answer, offered_until: answer.offered_until && new Date(answer.offered_until).toISOString() })),
  may_edit: mayEdit,
});
