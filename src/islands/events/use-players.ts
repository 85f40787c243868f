import { useEffect, useRef, useState } from 'react';
import { CallRefused } from '../../api-client/ask.ts';
import { answerEvent, checkEventAvailability, type EventPlayer } from '../../contract/event-answers.ts';
import type { Availability, TeamEvent } from '../../contract/event-shapes.ts';
import { $freshEvent } from '../../stores/fresh-event.ts';
import { askSignedIn } from '../shared/ask-signed-in.ts';
import { showToast } from '../shared/toast.ts';
import { withAnswer } from './with-answer.ts';

/**
 * Who comes to an event. What is done to a player is shown at once and taken back where it is refused; seats of others that change with
 * it are read again, and the rest of the page hears of it.
 */
export function usePlayers(event: TeamEvent, first: readonly EventPlayer[]) {
  const [players, setPlayers] = useState(first);
  const underWay = useRef(0);
  const { id, team_id, capacity } = event;

  useEffect(() => {
    const readAgain = async () => {
      const { players: now } = await askSignedIn(checkEventAvailability, { id, team_id });
      if (underWay.current === 0) setPlayers(now);
    };
    // The first thing it says is what was there before; later ones are news.
    return $freshEvent.listen((fresh) => {
      if (fresh?.event.id === id && (fresh.from === 'card' || capacity !== null)) readAgain().catch(() => {});
    });
  }, [id, team_id, capacity]);

  async function tryTo(player: EventPlayer, after: (all: readonly EventPlayer[]) => readonly EventPlayer[], work: () => Promise<unknown>) {
    setPlayers(after);
    underWay.current++;
    try {
      await work();
    } catch (error) {
      setPlayers((all) => all.map((one) => (one.member_id === player.member_id ? player : one)));
      if (!(error instanceof CallRefused)) throw error;
      await showToast(error.message, 'error');
    } finally {
      underWay.current--;
    }
  }
  async function answer(player: EventPlayer, given: Availability) {
    let fresh: TeamEvent | undefined;
    await tryTo(
      player,
      (all) => withAnswer(all, player, given, capacity),
      async () => {
        const said = { id, team_id, member_id: player.member_id, answer: given, note: player.note };
        fresh = (await askSignedIn(answerEvent, said, { keepalive: true })).response;
      },
    );
    if (fresh) $freshEvent.set({ event: fresh, from: 'board' });
  }
  return { players, tryTo, answer };
}
