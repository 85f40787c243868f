import { useMemo } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import { markPlayer, type EventPlayer } from '../../contract/event-answers.ts';
import type { Attendance, Availability, TeamEvent } from '../../contract/event-shapes.ts';
import { eventPlayers } from '../../stores/events.ts';
import { playersWithAnswer, viaOf } from '../../stores/expected-answers.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { showToast } from '../shared/toast.ts';
import { useEntity } from '../shared/use-entity.ts';
import { giveAnswer } from './give-answer.ts';
import { usePendingAnswers } from './use-pending-answers.ts';

/** The players of an event with optimistic answers and attendance; `waiting` has the members whose answers are stored on this device. */
export function usePlayers(event: TeamEvent, first: readonly EventPlayer[]) {
  const { id, team_id, capacity, mine } = event;
  const key = { team: team_id, event: id };
  const { players: known } = useEntity(eventPlayers, key, { players: first });
  const pending = usePendingAnswers();
  const here = useMemo(() => pending.filter((one) => one.event_id === id), [pending, id]);
  const isMine = (member: string) => mine.some(({ member_id }) => member_id === member);
  const players = here.reduce((all, one) => playersWithAnswer(all, one, { capacity, via: viaOf(event, one.member_id) }), known);
  const waiting = new Set(here.filter(({ isSending }) => !isSending).map(({ member_id }) => member_id));

  const answer = ({ member_id: member, note }: EventPlayer, given: Availability) =>
    giveAnswer({ team: team_id, event: id, member, answer: given, note, isMine: isMine(member) });
  async function mark({ member_id }: EventPlayer, given: Attendance | null) {
    try {
      await eventPlayers.of(key).change(
        (now) => ({ players: now.players.map((one) => (one.member_id === member_id ? { ...one, attendance: given } : one)) }),
        () => askSignedIn(markPlayer, { event_id: id, team_id, member_id, mark: given }),
      );
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      await showToast(error.message, 'error');
    }
  }
  return { players, waiting, answer, mark };
}
