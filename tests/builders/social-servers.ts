import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Events, OAuth2Server, type MutableToken } from 'oauth2-mock-server';
import { onTestFinished } from 'vitest';

type Claims = Record<string, unknown>;

/** A real OpenID Connect server on loopback. `claims` are those of its next tokens. */
export async function startOpenIdServer() {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, 'localhost');
  let claims: Claims = {};
  server.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken) => void Object.assign(payload, claims));
  const stop = () => (server.listening ? server.stop() : Promise.resolve());
  onTestFinished(stop);
  const issuer = server.issuer.url ?? '';
  const variables = { GOOGLE_CLIENT_ID: 'elevate', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: issuer };
  return { issuer, variables, stop, setClaims: (next: Claims) => void (claims = next) };
}

type Person = { id: number; firstname: string; lastname: string; email: string };
type Grant = { redirectUri: string; challenge: string };

const read = async (request: IncomingMessage) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return new URLSearchParams(body);
};
const answer = (response: ServerResponse, status: number, body: object) => {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
};

/**
 * A plain OAuth 2 server on loopback with the endpoints of Facebook (/dialog/oauth, /me) and Strava (the athlete in the token's answer).
 * It checks PKCE and the redirect address.
 */
export async function startOAuthServer(
  person: Person = { id: 90_471_123_581, firstname: 'Nila', lastname: 'Thomas', email: 'nila@elevate.example' },
) {
  const grants = new Map<string, Grant>();
  const asked: { path: string; query: URLSearchParams }[] = [];

  function authorize(query: URLSearchParams, response: ServerResponse) {
    const code = `code-${grants.size}`;
    grants.set(code, { redirectUri: query.get('redirect_uri') ?? '', challenge: query.get('code_challenge') ?? '' });
    const back = new URLSearchParams({ code, state: query.get('state') ?? '', scope: query.get('scope') ?? '' });
    response.writeHead(302, { Location: `${query.get('redirect_uri')}?${back}` }).end();
  }
  async function token(request: IncomingMessage, response: ServerResponse) {
    const form = await read(request);
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      grant?.redirectUri === form.get('redirect_uri') && grant.challenge === challenge && form.get('client_secret') === 'secret';
    if (!isGood) return answer(response, 400, { error: 'invalid_grant' });
    const { id, firstname, lastname } = person;
    answer(response, 200, { access_token: 'a-token', token_type: 'Bearer', expires_in: 3_600, athlete: { id, firstname, lastname } });
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    asked.push({ path: pathname, query: searchParams });
    if (/\/(dialog\/oauth|oauth\/authorize)$/.test(pathname)) return authorize(searchParams, response);
    if (/\/oauth\/(access_)?token$/.test(pathname)) return void token(request, response);
    const { id, firstname, lastname, email } = person;
    if (pathname === '/me' && request.headers.authorization === 'Bearer a-token') {
      return answer(response, 200, { id: String(id), name: `${firstname} ${lastname}`, email });
    }
    answer(response, 404, { error: 'nothing here' });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(stop);
  // An operator may end the address with a slash.
  const variables = {
    FACEBOOK_CLIENT_ID: 'elevate',
    FACEBOOK_CLIENT_SECRET: 'secret',
    FACEBOOK_URL: `${address}/`,
    STRAVA_CLIENT_ID: 'elevate',
    STRAVA_CLIENT_SECRET: 'secret',
    STRAVA_URL: `${address}/`,
  };
  return { variables, asked, stop };
}
