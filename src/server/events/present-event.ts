import type { EventCounts, MyAnswer, TeamEvent } from '../../contract/event-shapes.ts';
import type { EventRow } from './event-row.ts';
import { localOf } from './zone-time.ts';

/** An event as it is read: `mine` is what those answered whom the reader speaks for. */
export type ReadRow = EventRow & EventCounts & { teamName: string; rule: string | null; mine: MyAnswer[] };

/** A search for the place, which every phone opens in its map. */
export const mapLinkOf = ({ mapLink, place }: Pick<EventRow, 'mapLink' | 'place'>): string | null =>
  mapLink ?? (place === '' ? null : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`);

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** The wall-clock times of an event in its zone. */
export const localTimesOf = ({ startsAt, endsAt, meetAt, answerBy, timeZone }: EventRow) => ({
  starts_local: localOf(startsAt, timeZone),
  ends_local: localOf(endsAt, timeZone),
  meet_local: meetAt && localOf(meetAt, timeZone),
  answer_by_local: answerBy && localOf(answerBy, timeZone),
});

/** An event as the contract has it, with what the reader's own people answered. */
export const presentEvent = (row: ReadRow, mayEdit: boolean): TeamEvent => ({
  id: row.id,
  team_id: row.teamId,
  team_name: row.teamName,
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
