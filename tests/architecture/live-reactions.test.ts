import { expect, test } from 'vitest';
import { domainEvents } from '../../src/contract/domain-events.ts';
import { filesOf } from './read-code.ts';

const textOf = (pattern: string) =>
  filesOf(pattern)
    .map(({ text }) => text)
    .join('\n');

test('every domain event reloads something of an open page: a family or a region with its noun, or what live-refresh.ts names', () => {
  const stores = textOf('src/stores/*.ts');
  const pages = textOf('src/{layouts,pages}/**/*.astro');
  const reloadsNothing = Object.keys(domainEvents).filter((type) => {
    const [noun = ''] = type.split('.');
    const isNamed = textOf('src/stores/live-refresh.ts').includes(`'${type}':`);
    const hasFamily = stores.includes(`createEntityFamily('${noun}'`);
    return !isNamed && !hasFamily && !new RegExp(`data-shows="[^"]*\\b${noun}\\b`).test(pages);
  });
  expect(reloadsNothing).toEqual([]);
});
