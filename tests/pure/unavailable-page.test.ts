import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '../../src/server/database/database-fault.ts';
import { unavailablePage } from '../../src/server/http/unavailable-page.ts';

async function pageFor(error: Error) {
  const page = unavailablePage(error);
  const text = await page?.text();
  const secondsIn = (pattern: RegExp) => Number(pattern.exec(text ?? '')?.[1]);
  return {
    title: /<h1>(.*)<\/h1>/.exec(text ?? '')?.[1],
    retryAfter: Number(page?.headers.get('retry-after')),
    comesBackAfter: secondsIn(/http-equiv="refresh" content="(\d+)"/),
  };
}

test('a page whose database restarts comes back within seconds', async () => {
  const { title, comesBackAfter } = await pageFor(new DatabaseUnavailable(undefined));
  expect(title).toBe('Back in a moment');
  expect(comesBackAfter).toBeLessThanOrEqual(10);
});

test('a page that a full disk keeps away promises no moment, and comes back no earlier than the server asks for', async () => {
  const { title, retryAfter, comesBackAfter } = await pageFor(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  expect(title).toBe('Not available right now');
  expect(comesBackAfter).toBeGreaterThanOrEqual(retryAfter);
});
