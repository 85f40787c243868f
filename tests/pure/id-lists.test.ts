import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { domainEvents, idListsIn, mostIdsInEvent } from '../../src/contract/domain-events.ts';
import type { Queryable } from '../../src/server/database/queryable.ts';
import { publish } from '../../src/server/live/publish.ts';

test('the lists of ids of an event are found in its definition, but not the users it reaches', () => {
  const ids = z.array(z.uuid());
  expect(idListsIn(z.object({ teamId: z.uuid(), lostItemIds: ids, userIds: ids }))).toEqual(['lostItemIds']);
  expect(idListsIn(domainEvents['guardian.changed'].data)).toEqual(['memberIds']);
});

test('an event that is about too many objects names none of them, and still every user', async () => {
  const stored: string[] = [];
  const db = {
    query: ({ values: [events = ''] = [] }: { values?: string[] }) => {
      stored.push(events);
      return Promise.resolve({ rows: [] });
    },
  };
  const ids = Array.from({ length: mostIdsInEvent + 1 }, (_none, at) => String(at));
  await publish(db as unknown as Queryable, { type: 'guardian.changed', teamId: '', memberIds: ids, userIds: ids, actorIds: [] });
  expect(JSON.parse(stored[0] ?? '')).toMatchObject([{ data: { memberIds: [], userIds: ids } }]);
});
