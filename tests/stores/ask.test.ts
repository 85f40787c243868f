import { afterEach, expect, test, vi } from 'vitest';
import { addressOf, ask, CallRefused, mayPass } from '../../src/api-client/ask.ts';
import { getMyProfile } from '../../src/contract/my-profile.ts';
import { refusalTexts, type RefusalCode } from '../../src/contract/messages.ts';
import type { Call } from '../../src/contract/call.ts';

afterEach(() => vi.unstubAllGlobals());

const codes: readonly (RefusalCode | 'network')[] = ['network', ...(Object.keys(refusalTexts) as RefusalCode[])];

test('what may pass is that no answer came, that there were too many calls, and a fault of the server; nothing else', () => {
  expect(codes.filter((code) => mayPass(new CallRefused(code, ''))).sort()).toEqual(
    ['network', 'unexpected', 'tooManyRequests', 'tooManyAnswers', 'databaseUnavailable', 'diskFull'].sort(),
  );
  expect(mayPass(new Error('a bug'))).toBe(false);
});

/** How a call ends whose request is answered so. */
const refusalOf = (answer: () => Response | Promise<Response>) => {
  vi.stubGlobal('fetch', answer);
  return ask(getMyProfile, {}).then(
    () => 'answered',
    (error: unknown) => (error instanceof CallRefused ? [error.code, error.message, error.fields] : error),
  );
};
const json = (status: number, body: object) => () => Response.json(body, { status });

test.each([
  ['no answer', () => Promise.reject(new TypeError('fetch failed')), ['network', refusalTexts.unexpected, {}]],
  ['a refusal', json(409, { error: 'nameTaken', message: 'Taken.', fields: { name: 'No.' } }), ['nameTaken', 'Taken.', { name: 'No.' }]],
  ['a code of another version', json(409, { error: 'noSuchCode', message: 'x' }), ['unexpected', refusalTexts.unexpected, {}]],
  ['a proxy’s page', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), ['unexpected', refusalTexts.unexpected, {}]],
])('%s becomes a refusal', async (_what, answer, expected) => {
  expect(await refusalOf(answer)).toEqual(expected);
});

test('a form sends what is empty, zero or false, leaves out what is not given, and keeps files', () => {
  const call = { ...getMyProfile, path: '/a/{id}/b', method: 'POST', encoding: 'form' } as Call;
  const file = new File(['x'], 'x.txt');
  const { path, body } = addressOf(call, { id: 'a/b ä', text: '', number: 0, flag: false, gone: undefined, file });
  expect(path).toBe('/a/a%2Fb%20%C3%A4/b');
  expect([...(body as FormData)].map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
    ['text', ''],
    ['number', '0'],
    ['flag', 'false'],
    ['file', 'x.txt'],
  ]);
});
