import { expect, test } from 'vitest';
import { testApp } from '../builders/open-test-app.ts';
import { pagesOf } from '../builders/page-lines.ts';

const addressOf = (link: string) => link.replace(/^.*: /, '');

test('an article leads to the one before it and the one after it', async () => {
  const read = await pagesOf(await testApp());
  const articles = (await read('/news')).links.map(addressOf).filter((path) => /^\/news\/[\w-]+$/.test(path));
  const [newest = '', second = '', third = ''] = articles;
  const beside = async (path: string) =>
    (await read(path)).links
      .filter((link) => /^(Earlier|Later), /.test(link))
      .map((link) => `${/^\w+/.exec(link)?.[0]} ${addressOf(link)}`);
  expect(await beside(newest)).toEqual([`Earlier ${second}`]);
  expect(await beside(second)).toEqual([`Earlier ${third}`, `Later ${newest}`]);
});

test('a closed job has neither a summary, a button nor an offer for search engines, and an open one has all', async () => {
  const read = await pagesOf(await testApp());
  const { html, lines } = await read('/jobs');
  const listed = (id: string) => /href="(\/jobs\/[\w-]+)"/.exec(html.split(`id="${id}"`)[1] ?? '')?.[1] ?? '';
  const open = await read(listed('open-jobs'));
  const closed = await read(listed('closed-jobs'));
  const typesOf = (page: typeof open) => [...page.html.matchAll(/"@type":"(JobPosting|BreadcrumbList)"/g)].map(([, type]) => type);
  const applies = (page: typeof open) => page.links.some((link) => link.startsWith('Apply: /contact?subject='));
  const isClosed = (page: typeof open) => page.lines.some((line) => /^Closed on \d+ \w+ \d{4}\. See the open ones$/.test(line));
  const hasSummary = (page: typeof open) => lines.includes(page.lines[1] ?? '');
  expect([typesOf(open), applies(open), isClosed(open), hasSummary(open)]).toEqual([['JobPosting', 'BreadcrumbList'], true, false, true]);
  expect([typesOf(closed), applies(closed), isClosed(closed), hasSummary(closed)]).toEqual([['BreadcrumbList'], false, true, false]);
  const none = await read('/jobs?city=Pune&type=volunteer&sport=golf');
  const from = none.lines.indexOf('0 open jobs');
  expect(none.lines.slice(from, from + 4)).toEqual([
    ...['0 open jobs', 'No open job fits these filters', 'Another city or another type may have one.', 'Clear the filters'],
  ]);
});

test('search engines are kept from what is one person’s, and from nothing else', async () => {
  const read = await pagesOf(await testApp());
  const isKept = async (path: string) => /<meta name="robots" content="noindex">/.test((await read(path)).html.replace(' /', ''));
  for (const path of [
    '/login',
    '/search',
    '/editImage',
    '/event-availibility',
    '/share/chat/none',
    '/call-back',
    '/invite?code=ABC',
    '/offline',
  ])
    expect([path, await isKept(path)]).toEqual([path, true]);
  for (const path of ['/', '/news', '/jobs', '/faq', '/contact']) expect([path, await isKept(path)]).toEqual([path, false]);
});
