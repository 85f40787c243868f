import { expect, test, vi } from 'vitest';
import { viewerOf } from '../../src/layouts/dashboard/signed-in-page.ts';
import { paletteLinks, shellLinks } from '../../src/layouts/dashboard/dashboard-navigation.ts';

type Page = Parameters<typeof viewerOf>[0];
const page = (viewer: { status: string } | undefined, { hasCookie = false, path = '/teams?x=1' } = {}) => {
  const headers = new Headers();
  const insertScriptHash = vi.fn<(hash: string) => void>();
  const opened = {
    url: new URL(path, 'https://site.test'),
    locals: { viewer: () => Promise.resolve(viewer) },
    response: { headers },
    csp: { insertScriptHash },
    cookies: { has: (name: string) => hasCookie && name === '_token' },
  } as unknown as Page;
  return { opened, headers, insertScriptHash };
};
const leadsTo = async (opened: Page, options = {}) => {
  const response = (await viewerOf(opened, options)) as Response;
  return [response.status, response.headers.get('location'), response.headers.get('cache-control')];
};

test('a visitor is led to the sign-in and back, and told where a session has ended', async () => {
  expect(await leadsTo(page(undefined).opened)).toEqual([302, '/login?return=%2Fteams%3Fx%3D1', 'no-store']);
  expect(await leadsTo(page(undefined, { hasCookie: true }).opened)).toEqual([
    302,
    '/login?return=%2Fteams%3Fx%3D1&info=expired',
    'no-store',
  ]);
});

test('a new user introduces themselves first, and then goes on', async () => {
  const { opened } = page({ status: 'INACTIVE' });
  expect((await leadsTo(opened))[1]).toBe('/dashboard/user?status=new&return=%2Fteams%3Fx%3D1');
  expect(await viewerOf(opened, { isOnboarding: true })).toEqual({ status: 'INACTIVE' });
});

test('the page of a user is stored by no cache, and runs its own scripts only', async () => {
  const { opened, headers, insertScriptHash } = page({ status: 'ACTIVE' });
  expect(await viewerOf(opened)).toEqual({ status: 'ACTIVE' });
  expect(headers.get('cache-control')).toBe('no-store');
  const hashes = insertScriptHash.mock.calls.map(([hash]) => hash);
  expect([hashes.length, new Set(hashes).size, hashes.every((hash) => hash.startsWith('sha256-'))]).toEqual([3, 3, true]);
});

test('the palette has each page of the navigation once, those at the side first', () => {
  expect(paletteLinks.slice(0, shellLinks.length)).toEqual(shellLinks);
  expect(new Set(paletteLinks.map(({ href }) => href)).size).toBe(paletteLinks.length);
});
