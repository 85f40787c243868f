import { describe, expect, test } from 'vitest';
import { homeOf, isOwnOrigin, originOf } from '../../src/server/http/origin.ts';
import type { Caller } from '../../src/server/http/route.ts';
import { readEnvironment } from '../../src/server/settings/environment.ts';

const ours = ['https://elevate.example'];

const headerOf = (headers: Record<string, string>): Caller['header'] => {
  const known = new Map(Object.entries(headers));
  return (name) => known.get(name);
};

describe('a request that changes something', () => {
  test.each([
    ['our own page', { origin: 'https://elevate.example', 'sec-fetch-site': 'same-origin' }],
    ['our own page in an older browser', { origin: 'https://elevate.example' }],
    ['a client that is no browser', {}],
    ['a newer browser that withholds the origin, on our page', { 'sec-fetch-site': 'same-origin' }],
    ['an address typed into the browser', { 'sec-fetch-site': 'none' }],
  ])('is accepted from %s', (_from, headers) => {
    expect(isOwnOrigin(headerOf(headers), ours)).toBe(true);
  });

  test.each([
    ['another site', { origin: 'https://elsewhere.example' }],
    ['another site that sends the address of ours as its host', { origin: 'https://elsewhere.example', host: 'elsewhere.example' }],
    ['our site without encryption', { origin: 'http://elevate.example', host: 'elevate.example' }],
    ['a site whose name begins with ours', { origin: 'https://elevate.example.elsewhere.example' }],
    ['a sandboxed page, which has no origin', { origin: 'null' }],
    ['a page that sends an empty origin', { origin: '' }],
    ['another site, although the browser claims otherwise', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'same-origin' }],
    ['another site whose origin the browser withholds', { 'sec-fetch-site': 'cross-site' }],
    ['another subdomain of our site', { 'sec-fetch-site': 'same-site' }],
  ])('is refused from %s', (_from, headers) => {
    expect(isOwnOrigin(headerOf(headers), ours)).toBe(false);
  });

  describe('where no origin is configured', () => {
    test.each([
      ['the host of the request', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
      ['the host of the request, encrypted', { origin: 'https://localhost:3000', host: 'localhost:3000' }],
    ])('is accepted from %s', (_from, headers) => {
      expect(isOwnOrigin(headerOf(headers), [])).toBe(true);
    });

    test.each([
      ['another host', { origin: 'http://elsewhere.example', host: 'localhost:3000' }],
      ['another port', { origin: 'http://localhost:4000', host: 'localhost:3000' }],
      ['another scheme', { origin: 'ftp://localhost:3000', host: 'localhost:3000' }],
      ['no host at all', { origin: 'http://undefined' }],
      ['an empty host', { origin: 'http://', host: '' }],
      ['an empty host, encrypted', { origin: 'https://', host: '' }],
    ])('is refused from %s', (_from, headers) => {
      expect(isOwnOrigin(headerOf(headers), [])).toBe(false);
    });
  });
});

const settings = (variables: Record<string, string>) => readEnvironment({ PORT: '3000', ...variables });
const askedAs = (host: string): Caller => ({ requestId: '1', address: '192.0.2.1', header: headerOf({ host }), setCookies: [] });

describe('the address in our links', () => {
  test('is the configured one in mails, whatever host a request names', () => {
    expect(homeOf(settings({ PUBLIC_ORIGIN: 'https://elevate.example/' }))).toBe('https://elevate.example');
  });

  test('is this machine in mails if none is configured', () => {
    expect(homeOf(settings({}))).toBe('http://localhost:3000');
  });

  test('is the configured one for the same browser too', () => {
    expect(originOf(settings({ PUBLIC_ORIGIN: 'https://elevate.example/' }), askedAs('elsewhere.example'))).toBe('https://elevate.example');
  });

  test('is the host of the request for the same browser if none is configured', () => {
    expect(originOf(settings({}), askedAs('192.0.2.7:3000'))).toBe('http://192.0.2.7:3000');
  });

  test('is this machine if the host of the request is no host', () => {
    expect(originOf(settings({}), askedAs('not a host'))).toBe('http://localhost:3000');
  });
});
