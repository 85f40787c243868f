import { setTimeout as delay } from 'node:timers/promises';
import { answerEvent } from '../../src/contract/event-answers.ts';
import type { Person, Squad } from './crowd.ts';
import type { Screen } from './screens.ts';

/** Milliseconds from the response to an answer until the stream's message of it was on a screen: on each, and on the last one. */
export type Delays = { readonly each: number[]; readonly last: number[]; readonly response: number[] };

type Waiting = { readonly missing: Set<Screen>; readonly arrived: number[]; readonly done: () => void };

/** A message that is not on every screen after this time counts as arrived then. */
const longestMs = 10_000;

/** Notes when which screen received the message of an answer. Answers to the same event are told apart by their order. */
export function watchAnswers(screens: () => readonly Screen[]) {
  const waiting = new Map<string, Waiting[]>();
  return {
    received(screen: Screen, text: string): void {
      const named = [...text.matchAll(/"eventIds":\[([^\]]*)\]/g)].flatMap(([, ids = '']) => ids.match(/[0-9a-f-]{36}/g) ?? []);
      for (const eventId of named) {
        const one = waiting.get(eventId)?.find(({ missing }) => missing.has(screen));
        if (!one) continue;
        one.missing.delete(screen);
        one.arrived.push(performance.now());
        if (one.missing.size === 0) one.done();
      }
    },
    /** Resolves once every screen has the message of the next answer to this event, to when each of them had it. */
    async onAll(eventId: string): Promise<number[]> {
      const line = waiting.get(eventId) ?? [];
      waiting.set(eventId, line);
      const { promise, resolve } = Promise.withResolvers<void>();
      const one: Waiting = { missing: new Set(screens()), arrived: [], done: resolve };
      line.push(one);
      const timer = setTimeout(resolve, longestMs);
      await promise;
      clearTimeout(timer);
      line.splice(line.indexOf(one), 1);
      return [...one.arrived, ...[...one.missing].map(() => performance.now())];
    },
  };
}

/** Gives so many answers to events of a team, evenly over time, by its people in turn. */
export async function answerSteadily(
  address: string,
  squad: Squad,
  { answers, perSecond }: { answers: number; perSecond: number },
  onAll: (eventId: string) => Promise<number[]>,
): Promise<Delays> {
  const delays: Delays = { each: [], last: [], response: [] };
  const running: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let at = 0; at < answers; at++) {
    await delay(Math.max(0, startedAt + (at * 1_000) / perSecond - performance.now()));
    const eventId = squad.eventIds[at % squad.eventIds.length] ?? '';
    const person = squad.people[at % squad.people.length] as Person;
    running.push(answerOnce(address, person, eventId, at, delays, onAll(eventId)));
  }
  await Promise.all(running);
  return delays;
}

async function answerOnce(
  address: string,
  person: Person,
  eventId: string,
  at: number,
  delays: Delays,
  arriving: Promise<number[]>,
): Promise<void> {
  const sentAt = performance.now();
  const answer = (['yes', 'no', 'maybe'] as const)[at % 3] ?? 'yes';
  const response = await fetch(`${address}${answerEvent.path.replace('{event_id}', eventId)}`, {
    method: answerEvent.method,
    headers: { 'content-type': 'application/json', cookie: person.cookie },
    body: JSON.stringify({ team_id: person.teamId, member_id: person.memberId, answer }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The answer was refused: ${response.status}`);
  const answeredAt = performance.now();
  delays.response.push(answeredAt - sentAt);
  const arrived = (await arriving).map((time) => Math.max(0, time - answeredAt));
  delays.each.push(...arrived);
  delays.last.push(Math.max(...arrived));
}
