import { expect, test } from 'vitest';
import { clientAddress, parseTrustedProxies } from '../../src/server/http/client-address.ts';

const trusted = parseTrustedProxies(['10.0.0.0/8', '::1']);

test.for([
  ['no proxy', '192.0.2.7', '198.51.100.1', '192.0.2.7'],
  ['one proxy', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['a forged entry before it', '10.0.0.1', '203.0.113.9, 198.51.100.1', '198.51.100.1'],
  ['two proxies', '::1', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['a proxy that writes the port', '10.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
  ['a proxy that writes IPv6 with the port', '10.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
  ['a proxy that writes IPv6 in brackets', '10.0.0.1', '[2001:db8::1]', '2001:db8::1'],
  ['a proxy that writes IPv4 as IPv6', '10.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
  ['a proxy that writes nonsense', '10.0.0.1', '198.51.100.1, unknown', '10.0.0.1'],
  ['no header', '10.0.0.1', undefined, '10.0.0.1'],
] as const)('the address of a client behind %s', ([_behind, peer, forwardedFor, address]) => {
  expect(clientAddress(peer, forwardedFor, trusted)).toBe(address);
});
