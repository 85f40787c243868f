import { expect, test } from 'vitest';
import { domainEvents } from '../../src/contract/domain-events.ts';
import { shownOnTheDay } from '../../src/layouts/dashboard/day/cards-of-the-day.ts';
import { dayCard, type Ask } from '../../src/layouts/define-screens.ts';
import { filesOf } from './read-code.ts';

const textOf = (pattern: string) =>
  filesOf(pattern)
    .map(({ text }) => text)
    .join('\n');

test('every domain event reloads something of an open page: a family or a region with its noun, or what live-refresh.ts names', () => {
  const stores = textOf('src/stores/*.ts');
  const pages = `${textOf('src/{layouts,pages}/**/*.astro')} data-shows="${shownOnTheDay}"`;
  const reloadsNothing = Object.keys(domainEvents).filter((type) => {
    const [noun = ''] = type.split('.');
    const isNamed = textOf('src/stores/live-refresh.ts').includes(`'${type}':`);
    const hasFamily = stores.includes(`createEntityFamily('${noun}'`);
    return !isNamed && !hasFamily && !new RegExp(`data-shows="[^"]*\\b${noun}\\b`).test(pages);
  });
  expect(reloadsNothing).toEqual([]);
});

test('My day reloads when anything changes that one of its cards is about, also a card that is hidden', () => {
  expect(shownOnTheDay.split(' ')).toEqual(['events', 'invitations', 'roster', 'tasks', 'teams', 'tournamentEntry']);
  expect(textOf('src/layouts/dashboard/day/MyDay.astro')).toContain('data-shows={shownOnTheDay}');
});

test('a card of My day that does not say what it is about is refused', () => {
  const card = {
    column: 'side',
    position: 90,
    card: () => Promise.resolve({ default: () => null }),
    read: (_ask: Ask) => Promise.resolve(null),
  };
  const declare = dayCard as (options: object) => unknown;
  expect(() => declare(card)).toThrow("The card of My day at side 90 must declare in 'shows' which entities it is about.");
  expect(() => declare({ ...card, shows: [] })).toThrow('must declare');
});

/** The arguments of each call of `publish` in a text: what is between its parentheses. */
function publishedIn(text: string): string[] {
  return [...text.matchAll(/(?<!function )\bpublish\(/g)].map(({ index }) => {
    const start = text.indexOf('(', index);
    let depth = 0;
    for (let at = start; at < text.length; at++) {
      depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
      if (depth === 0) return text.slice(start, at + 1);
    }
    return '';
  });
}

test('whoever publishes an event names who caused it, or writes `actorIds: []` where it happened by itself', () => {
  const publishing = filesOf('src/server/**/*.ts').map(({ path, text }) => ({ path, calls: publishedIn(text) }));
  expect(publishing.flatMap(({ calls }) => calls).length).toBeGreaterThan(10);
  const unnamed = publishing.flatMap(({ path, calls }) =>
    calls.filter((call) => !call.includes('actorIds')).map((call) => `${path} ${call}`),
  );
  expect(unnamed).toEqual([]);
});

test('only src/server/live/publish.ts inserts domain events, so that none is without the fields of its type', () => {
  const inserting = filesOf('src/server/**/*.ts').filter(({ text }) => /insert\s+into\s+domain_events\b/i.test(text));
  expect(inserting.map(({ path }) => path)).toEqual(['src/server/live/publish.ts']);
});
