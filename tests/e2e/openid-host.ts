import { Events, OAuth2Server, type MutableResponse, type MutableToken } from 'oauth2-mock-server';

/** A real OpenID Connect server on its own origin, with a consent page. Resolves to the settings that use it as Google. */
export async function startOpenIdHost(): Promise<Record<string, string>> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  server.service.addRoute('GET', '/consent', (request, response) => {
    const query = (request.url ?? '').split('?')[1] ?? '';
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(`<!doctype html><title>Elsewhere</title><a href="/authorize?${query.replaceAll('"', '%22')}">Agree</a>`);
  });
  server.service.on(Events.BeforeWellKnownOpenIdConfiguration, ({ body }: MutableResponse) => {
    if (body) body['authorization_endpoint'] = `${server.issuer.url}/consent`;
  });
  server.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken) => {
    Object.assign(payload, {
      sub: 'google-of-asha',
      email: 'asha.rao@elevate.example',
      email_verified: true,
      hd: 'elevate.example',
      name: 'Asha Rao',
    });
  });
  await server.start(0, 'localhost');
  return { GOOGLE_CLIENT_ID: 'elevate', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: server.issuer.url ?? '' };
}
