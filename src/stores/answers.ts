import { atom } from 'nanostores';
import { ask } from '../api-client/ask.ts';
import type { Answer, Fields } from '../contract/call.ts';
import { answerEvent } from '../contract/event-answers.ts';
import { eventPlayers, putEvent } from './events.ts';
import { playersWithAnswer } from './expected-answers.ts';
import { changeRegions } from './page-regions.ts';
import { OfflineQueue, type Kept } from './offline-queue.ts';
import { $user } from './session.ts';

type Given = Omit<Fields<typeof answerEvent>, 'note' | 'at'> & { note: string };
export type TakenAnswer = Answer<typeof answerEvent>;

/** What else is on at the time of an event, by its id, as the server said when it took an answer. */
export const $clashes = atom<ReadonlyMap<string, TakenAnswer['clashes']>>(new Map());

function take(taken: TakenAnswer, given: Given): void {
  const { response: event, clashes } = taken;
  putEvent(event);
  $clashes.set(new Map($clashes.get()).set(event.id, clashes));
  const of = event.mine.find(({ member_id }) => member_id === given.member_id);
  const via = of === undefined ? 'manager' : of.is_me ? 'app' : 'guardian';
  for (const { query, store } of eventPlayers.opened()) {
    if (query.event !== event.id) continue;
    store.put(({ players }) => ({ players: playersWithAnswer(players, given, { capacity: event.capacity, via }) }));
    // With a limited number of places, the seats of others may have changed.
    if (event.capacity !== null) store.refresh();
  }
}

/** Every answer to an event that this browser gives goes through here: one's own, a child's, and what staff answer for others. */
export const answers = new OfflineQueue<Given, TakenAnswer>({
  key: 'answers-to-send',
  nameOf: ({ event_id, member_id }) => `${event_id} ${member_id}`,
  // The answer arrives although its page is left.
  send: ({ by: _by, ...given }) => changeRegions(() => ask(answerEvent, given, { keepalive: true })),
  // The event of an answer was called `id` before; a browser that was offline for long may still keep one.
  renew: ({ id, ...kept }: Kept<Given> & { id?: string }) => ({ ...kept, event_id: kept.event_id ?? id }),
  onSent: take,
  // A signed-in page says whose it is; what this browser keeps of its user may still be about the one before.
  whose: () => document.body.dataset['signedIn'] ?? $user.get()?.id ?? '',
});
