import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { locateVisitor } from '../../src/contract/location.ts';
import { testApp } from '../builders/open-test-app.ts';

const unknown = { city: null, region: null, country_name: null, latitude: null, longitude: null, country_calling_code: null };

describe('the rough location of a visitor', () => {
  test.each(['127.0.0.1', '10.1.2.3', '192.168.1.9', '::1', 'fd00::1', '::ffff:10.0.0.1', ''])(
    'is unknown for %j, without an error',
    async (address) => {
      const { ask } = await testApp();
      expect(await ask(locateVisitor, {}, { address })).toMatchObject({ status: 200, body: unknown });
    },
  );

  test('comes from the local file for a public address', async () => {
    const { ask } = await testApp();
    const { body } = await ask(locateVisitor, {}, { address: '103.27.8.1' });
    expect(body).toMatchObject({ country_name: 'India', country_calling_code: '+91' });
    expect(typeof body['latitude']).toBe('number');
  });

  test('comes from another host if one is set, and is unknown if that host fails', async () => {
    let isWorking = true;
    const host = createServer((request, response) => {
      response.writeHead(isWorking ? 200 : 500, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ ...unknown, city: 'Pune', asked: request.url }));
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void host.close());
    const { port } = host.address() as { port: number };
    const { ask } = await testApp({ variables: { IP_LOCATION_URL: `http://127.0.0.1:${port}` } });
    expect((await ask(locateVisitor, {}, { address: '8.8.8.8' })).body).toEqual({ ...unknown, city: 'Pune' });
    isWorking = false;
    expect((await ask(locateVisitor, {}, { address: '8.8.4.4' })).body).toEqual(unknown);
  });
});
