import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { getPlanVersion, listChats, startChat } from '../../src/contract/assistant/chats.ts';
import { updateProfileImage } from '../../src/contract/pictures.ts';
import { allCalls } from '../builders/all-calls.ts';
import { testApp } from '../builders/open-test-app.ts';

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1 and names every call', async () => {
    const { send } = await testApp();
    const document = (await (await send('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    };
    const validator = new Validator();
    expect(await validator.validate(document)).toMatchObject({ valid: true });
    expect(validator.version).toBe('3.1');
    for (const call of allCalls)
      expect(document.paths[call.path]?.[call.method.toLowerCase()], call.name).toMatchObject({ operationId: call.name });
  });

  test('says where each field goes and whether it is needed', async () => {
    const { send } = await testApp();
    type Operation = {
      parameters: { name: string; in: string; required: boolean }[];
      requestBody?: { content: object };
      responses: Record<string, { description: string }>;
    };
    const { paths } = (await (await send('/api/openapi.json')).json()) as { paths: Record<string, Record<string, Operation>> };
    const of = ({ path, method }: { path: string; method: string }) => paths[path]?.[method.toLowerCase()];
    const fieldsOf = (call: { path: string; method: string }) =>
      Object.fromEntries(of(call)?.parameters.map((one) => [one.name, [one.in, one.required]]) ?? []);
    expect(fieldsOf(listChats)).toMatchObject({ screen: ['query', false], after: ['query', false] });
    expect(fieldsOf(getPlanVersion)).toEqual({ id: ['path', true], version: ['path', true] });
    expect([of(listChats)?.requestBody, fieldsOf(startChat)]).toEqual([undefined, {}]);
    const types = [startChat, updateProfileImage].map((call) => Object.keys(of(call)?.requestBody?.content ?? {}));
    expect(types).toEqual([['application/json'], ['multipart/form-data']]);
    expect(of(startChat)?.responses['402']?.description).toMatch(/^noCreditsLeft: /);
  });

  test('names the health and the providers at /healthz, and 503 without a database', async () => {
    const { send, close } = await testApp();
    expect(await (await send('/healthz')).json()).toMatchObject({
      alive: true,
      database: 'up',
      providers: { mail: 'outbox', ipLocation: 'dbip-file' },
    });
    await close();
    const answer = await send('/healthz');
    expect([answer.status, await answer.json()]).toMatchObject([503, { database: 'down' }]);
  });

  test('the outbox is listed while mail or text messages are local, and not found once both are real', async () => {
    const local = await testApp();
    expect(await (await local.send('/dev/outbox', { headers: { accept: 'application/json' } })).json()).toEqual([]);
    const smtp = { SMTP_URL: 'smtp://127.0.0.1:1' };
    expect((await (await testApp({ variables: smtp })).send('/dev/outbox')).status).toBe(200);
    const real = await testApp({ variables: { ...smtp, PHONE_SIGN_IN: '0' } });
    expect((await real.send('/dev/outbox')).status).toBe(404);
  });
});
