import { expect, test } from 'vitest';
import { runCheck } from '../../scripts/run-check.ts';

const check = { name: 'pages', finds: 'errors', ranWhen: /Result \(\d+ files\)/ };
const printing = (text: string, status = 0) => ['-e', `console.log('${text}'); process.exit(${status})`];

test('a check that ran and found nothing is good', async () => {
  expect(await runCheck({ ...check, command: printing('Result (3 files): 0 errors') })).toMatchObject({ isGood: true });
});

test('a check that found something is not', async () => {
  expect(await runCheck({ ...check, command: printing('Result (3 files): 1 error', 1) })).toMatchObject({ isGood: false });
});

test('a check that succeeds without having run is not good and says so', async () => {
  const { isGood, output } = await runCheck({ ...check, command: printing('Astro will run: npm i @astrojs/check. Continue?') });
  expect([isGood, output]).toEqual([false, 'The check did not run.\nAstro will run: npm i @astrojs/check. Continue?']);
});

test('nor is one whose program does not exist', async () => {
  expect(await runCheck({ ...check, command: ['scripts/there-is-none.ts'] })).toMatchObject({ isGood: false });
});
