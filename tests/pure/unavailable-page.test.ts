import { expect, test } from 'vitest';
import { DatabaseUnavailable } from '../../src/server/database/database-fault.ts';
import { pageOfFailure, unavailablePage } from '../../src/server/http/unavailable-page.ts';

async function pageFor(error: Error) {
  const page = unavailablePage(error);
  const text = await page?.text();
  const secondsIn = (pattern: RegExp) => Number(pattern.exec(text ?? '')?.[1]);
  return {
    title: /<h1>(.*)<\/h1>/.exec(text ?? '')?.[1],
    status: page?.status,
    cache: page?.headers.get('cache-control'),
    policy: page?.headers.get('content-security-policy'),
    retryAfter: Number(page?.headers.get('retry-after')),
    comesBackAfter: secondsIn(/http-equiv="refresh" content="(\d+)"/),
  };
}

test('a page whose database restarts comes back within seconds', async () => {
  const { title, comesBackAfter, status, cache, policy } = await pageFor(new DatabaseUnavailable(undefined));
  expect([status, cache]).toEqual([503, 'no-store']);
  expect(policy).toContain("default-src 'none'");
  expect(title).toBe('Back in a moment');
  expect(comesBackAfter).toBeLessThanOrEqual(10);
});

test('a page that a full disk keeps away promises no moment, and comes back no earlier than the server asks for', async () => {
  const { title, retryAfter, comesBackAfter, status } = await pageFor(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  expect([title, status]).toEqual(['Not available right now', 507]);
  expect(comesBackAfter).toBeGreaterThanOrEqual(retryAfter);
});

test('a page that a mistake keeps from being shown names its request, and is not kept by the browser', async () => {
  const page = pageOfFailure(new Error('a mistake'), { requestId: 'request-7' });
  expect([page.status, page.headers.get('cache-control'), page.headers.get('retry-after')]).toEqual([500, 'no-store', null]);
  const text = await page.text();
  expect(text).toContain('please name request-7');
  expect(text).not.toContain('a mistake');
  expect(text).toMatch(/<main>\s*<a class="home" href="\/"/);
  expect(text).toContain('go to the <a href="/">home page</a>');
});
