import { useMemo } from 'react';
import type { Availability, TeamEvent } from '../../contract/event-shapes.ts';
import { $clashes } from '../../stores/answers.ts';
import { eventPages, type EventPage, type EventQuery } from '../../stores/events.ts';
import { eventWithAnswer } from '../../stores/expected-answers.ts';
import { useBrowserStore, useEntity } from '../shared/use-entity.ts';
import { giveAnswer } from './give-answer.ts';
import { usePendingAnswers } from './use-pending-answers.ts';

type Given = { memberId: string; answer: Availability; note: string };
const noClashes: ReturnType<typeof $clashes.get> = new Map();

/**
 * A page of events with optimistic answers: rolled back if refused, stored for later without a connection. `waiting` has the events whose
 * answers are stored on this device, `clashes` what the server reported for each answer.
 */
export function useEvents(query: EventQuery, first: EventPage) {
  const page = useEntity(eventPages, query, first);
  const pending = usePendingAnswers();
  const clashes = useBrowserStore($clashes, noClashes);
  const events = useMemo(() => page.events.map((event) => pending.reduce(eventWithAnswer, event)), [page.events, pending]);
  const waiting = useMemo(() => new Set(pending.filter(({ isSending }) => !isSending).map(({ event_id: id }) => id)), [pending]);
  const answer = ({ id, team_id }: TeamEvent, given: Given) =>
    giveAnswer({ team: team_id, event: id, member: given.memberId, answer: given.answer, note: given.note, isMine: true });
  return { ...page, events, waiting, clashes, answer };
}
