import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChatMessage } from '../../src/contract/team-chat.ts';
import {
  mostHeld,
  windowOf,
  withAfter,
  withBefore,
  withChanges,
  withMessage,
  type MessageWindow,
} from '../../src/stores/message-window.ts';

const message = (seq: number, change = seq, text = `message ${seq}`): ChatMessage => ({
  ...{ seq, change, text, client_id: `client ${seq}`, sender: null, reply_to: null, mentions: [], reactions: [] },
  ...{ sent_at: '2026-11-25T10:00:00.000Z', edited_at: null, is_deleted: false, is_pinned: false },
});
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => message(first + at));
const page = (response: readonly ChatMessage[], last_change: number, more: { before?: boolean; after?: boolean } = {}) => ({
  ...{ response, last_change, has_before: more.before ?? false, has_after: more.after ?? false },
});
const seqs = ({ messages }: MessageWindow) => messages.map(({ seq }) => seq);

describe('a window takes', () => {
  const window = windowOf(page(range(1, 3), 3));

  test('the next message', () => {
    expect(withMessage(window, message(4))).toMatchObject({ messages: range(1, 4), lastChange: 4, isBehind: false });
  });

  test('a change of a message that it has, and of one that it has not', () => {
    expect(withMessage(window, message(2, 4, 'two')).messages[1]).toMatchObject({ text: 'two', change: 4 });
    const later = windowOf(page(range(5, 8), 8, { before: true }));
    expect(withMessage(later, message(2, 9))).toMatchObject({ messages: range(5, 8), lastChange: 9, isBehind: false });
  });

  test('nothing older than what it has', () => {
    const changed = withMessage(window, message(2, 4, 'new'));
    expect(withMessage(changed, message(2, 2, 'old'))).toEqual(changed);
  });

  test('no message after a gap, but says that it is behind', () => {
    expect(withMessage(window, message(5))).toEqual({ ...window, isBehind: true });
    expect(withMessage(window, message(2, 6, 'two'))).toMatchObject({ lastChange: 3, isBehind: true });
  });

  test('what it missed, in any order, and is then no longer behind', () => {
    const behind = withMessage(window, message(5));
    expect(withChanges(behind, [message(5), message(4), message(2, 6, 'two')], 6)).toMatchObject({ lastChange: 6, isBehind: false });
    expect(seqs(withChanges(behind, [message(5), message(4)], 5))).toEqual([1, 2, 3, 4, 5]);
  });

  test('no later message while it is not at the end, where a page will bring it', () => {
    const above = windowOf(page(range(1, 3), 9, { after: true }));
    expect(withMessage(above, message(10))).toMatchObject({ messages: range(1, 3), lastChange: 10, isBehind: false });
  });
});

test('pages go on both ways, and what is far away is let go', () => {
  const middle = windowOf(page(range(201, 500), 900, { before: true, after: true }));
  const up = withBefore(middle, page(range(1, 200), 900, { after: true }));
  expect([seqs(up)[0], seqs(up).at(-1), up.hasBefore, up.hasAfter]).toEqual([1, mostHeld, false, true]);
  const down = withAfter(middle, page(range(501, 700), 900, { before: true }));
  expect([seqs(down)[0], seqs(down).at(-1), down.hasBefore, down.hasAfter]).toEqual([301, 700, true, false]);
  const all = withAfter(
    withBefore(windowOf(page(range(11, 20), 30, { before: true, after: true })), page(range(1, 10), 30)),
    page(range(21, 30), 30),
  );
  expect([seqs(all), all.hasBefore, all.hasAfter]).toEqual([Array.from({ length: 30 }, (_, at) => at + 1), false, false]);
});

test('whatever arrives twice, late or not at all: with the missed changes read, it is what a fresh page is', () => {
  type Step = { readonly kind: 'send' | 'change'; readonly of: number };
  const steps = fc.array(fc.record({ kind: fc.constantFrom<Step['kind']>('send', 'change'), of: fc.nat(40) }), {
    minLength: 1,
    maxLength: 40,
  });
  // For each event how often it is delivered, and before which other one.
  const delivery = fc.array(fc.record({ times: fc.nat(2), at: fc.nat(60) }), { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(steps, delivery, (done, deliveries) => {
      // A conversation as the server keeps it: each change gives a message the next number.
      const stored = new Map([1, 2, 3].map((seq) => [seq, message(seq)]));
      let lastChange = 3;
      const events = done.map(({ kind, of }) => {
        lastChange += 1;
        const seq = kind === 'send' ? stored.size + 1 : 1 + (of % stored.size);
        const changed = message(seq, lastChange, `${kind} ${lastChange}`);
        stored.set(seq, changed);
        return changed;
      });
      const arriving = events
        .flatMap((event, at) => Array.from({ length: deliveries[at]?.times ?? 1 }, () => ({ event, at: deliveries[at]?.at ?? at })))
        .sort((one, other) => one.at - other.at);
      const seen = arriving.reduce((window, { event }) => withMessage(window, event), windowOf(page(range(1, 3), 3)));
      const missed = [...stored.values()].filter(({ change }) => change > seen.lastChange);
      const caughtUp = withChanges(seen, missed, lastChange);
      expect(caughtUp).toEqual({ ...windowOf(page([...stored.values()], lastChange)) });
    }),
    { numRuns: 500 },
  );
});
