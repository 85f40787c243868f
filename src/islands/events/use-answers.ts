import { useEffect, useEffectEvent, useState } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import type { Availability, MyAnswer, TeamEvent } from '../../contract/event-shapes.ts';
import { clockAt } from '../../contract/event-words.ts';
import { loginAddress } from '../../contract/return-path.ts';
import { presentDates } from '../../contract/tournament-days.ts';
import { giveAnswer, sendWaitingAnswers, waitingAnswers, type Sent } from '../../stores/answer-queue.ts';
import { $freshEvent } from '../../stores/fresh-event.ts';
import { showToast } from '../shared/toast.ts';

type Given = { memberId: string; answer: Availability; note: string };

const answered = (event: TeamEvent, { memberId, answer, note }: Given): TeamEvent => {
  const before = event.mine.find(({ member_id }) => member_id === memberId);
  if (!before) return event;
  const counts = { ...event.counts };
  if (before.answer && before.seat !== 'waiting' && before.seat !== 'offered') counts[before.answer]--;
  else if (!before.answer && before.is_asked) counts.none = Math.max(0, counts.none - 1);
  counts[answer]++;
  const mine = event.mine.map((one): MyAnswer =>
    one === before ? { ...one, answer, note, is_by_absence: false, seat: null, place_in_line: null, offered_until: null } : one,
  );
  return { ...event, counts, mine };
};

/** What else is on for the reader at that time, so that they hear of it at once. */
function tellClashes({ clashes }: Sent): void {
  const [first] = clashes;
  const others = clashes.length > 1 ? `, and ${clashes.length - 1} more` : '';
  if (!first) return;
  const when = first.days ? presentDates(first.days.from, first.days.to) : clockAt(first.starts_at);
  void showToast(`At that time you also have ${first.title} of ${first.team_name}, ${when}${others}.`, 'info');
}

/**
 * The events with what the reader answers: shown at once, taken back where it is refused, and kept for later where there is no
 * connection. `waiting` are the events whose answers still have to be sent, `clashes` what the server
 * said of each answer that it took.
 */
export function useAnswers(first: readonly TeamEvent[]) {
  const [events, setEvents] = useState(first);
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const [clashes, setClashes] = useState<ReadonlyMap<string, Sent['clashes']>>(new Map());
  const put = (next: TeamEvent) => setEvents((all) => all.map((one) => (one.id === next.id ? next : one)));
  const hear = (sent: Sent) => {
    put(sent.response);
    setClashes((all) => new Map(all).set(sent.response.id, sent.clashes));
  };

  const heard = useEffectEvent(hear);

  useEffect(() => {
    const flush = async () => {
      const sent = await sendWaitingAnswers((error) => void showToast(error.message, 'error'));
      for (const one of sent) heard(one);
      setWaiting(new Set(waitingAnswers().map(({ id }) => id)));
    };
    const start = () => void flush();
    start();
    const look = () => setWaiting(new Set(waitingAnswers().map(({ id }) => id)));
    addEventListener('online', start);
    // Another tab has kept or sent one.
    addEventListener('storage', look);
    const unlisten = $freshEvent.listen((fresh) => fresh?.from === 'board' && put(fresh.event));
    return () => {
      removeEventListener('online', start);
      removeEventListener('storage', look);
      unlisten();
    };
  }, []);

  async function answer(event: TeamEvent, given: Given): Promise<void> {
    put(answered(event, given));
    try {
      const sent = await giveAnswer({
        id: event.id,
        team_id: event.team_id,
        member_id: given.memberId,
        answer: given.answer,
        note: given.note,
      });
      if (sent) {
        hear(sent);
        $freshEvent.set({ event: sent.response, from: 'card' });
        tellClashes(sent);
      } else void showToast('No connection. Your answer is kept and sent when you are back.', 'info');
    } catch (error) {
      put(event);
      if (!(error instanceof CallRefused)) throw error;
      if (error.code === 'sessionExpired') location.assign(loginAddress(location.pathname + location.search, 'again'));
      else await showToast(error.message, 'error');
    }
    setWaiting(new Set(waitingAnswers().map(({ id }) => id)));
  }
  return { events, answer, waiting, clashes };
}
