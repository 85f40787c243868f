import { atom } from 'nanostores';
import { ask } from '../api-client/ask.ts';
import type { Answer, Fields } from '../contract/call.ts';
import { answerEvent } from '../contract/event-answers.ts';
import { eventPlayers, putEvent } from './events.ts';
import { playersWithAnswer, viaOf } from './expected-answers.ts';
import { changeRegions } from './page-regions.ts';
import { OfflineQueue, type Kept } from './offline-queue.ts';
import { $user } from './session.ts';

type Given = Omit<Fields<typeof answerEvent>, 'note' | 'at' | 'user_id'> & { note: string };
export type TakenAnswer = Answer<typeof answerEvent>;

/** The clashes of an event with others at the same time, by event id, as the server reported them when it took the answer. */
export const $clashes = atom<ReadonlyMap<string, TakenAnswer['clashes']>>(new Map());

function take(taken: TakenAnswer, given: Given): void {
  const { response: event, clashes } = taken;
  putEvent(event);
  $clashes.set(new Map($clashes.get()).set(event.id, clashes));
  const via = viaOf(event, given.member_id);
  for (const { query, store } of eventPlayers.opened()) {
    if (query.event !== event.id) continue;
    store.put(({ players }) => ({ players: playersWithAnswer(players, given, { capacity: event.capacity, via }) }));
    // With a limited number of places, this answer may change the seats of others.
    if (event.capacity !== null) store.refresh();
  }
}

/** A request without an answer for this long is given up and sent again later; taking an answer twice changes nothing. */
const longestMs = 20_000;

/**
 * Every answer to an event that this browser gives is sent through this queue: the reader's own, a child's, and those that staff give for
 * others.
 */
export const answers = new OfflineQueue<Given, TakenAnswer>({
  key: 'answers-to-send',
  nameOf: ({ event_id, member_id }) => `${event_id} ${member_id}`,
  // Places are given in the order of the answers, so a guardian's answer for one child does not overtake the one for another.
  subjectOf: ({ event_id }) => event_id,
  // `keepalive`: the request is completed even if the reader leaves the page. The server refuses it if `user_id` is not who is signed in, as
  // after a sign-in that this page has not noticed yet.
  send: ({ by, ...given }) =>
    changeRegions(() => ask(answerEvent, { ...given, user_id: by }, { keepalive: true, signal: AbortSignal.timeout(longestMs) })),
  // An earlier version stored the event under `id`; a browser that was offline for long may still have such an answer.
  renew: ({ id, ...kept }: Kept<Given> & { id?: string }) => ({ ...kept, event_id: kept.event_id ?? id }),
  onSent: take,
  // A signed-in page names its user in `data-signed-in`; local storage may still hold the previous user.
  whose: () => document.body.dataset['signedIn'] ?? $user.get()?.id ?? '',
});
