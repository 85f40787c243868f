import type { SocialName, User } from '../../src/contract/identity.ts';
import { finishSocialSignIn } from '../../src/contract/social.ts';
import type { testApp } from './open-test-app.ts';
import { cookiesOf } from './sign-in.ts';

type TestApp = Awaited<ReturnType<typeof testApp>>;
type Started = { address: URL; cookie: string };
export type Back = { code?: string; state?: string; error?: string };

/** The answer to a browser that starts a social sign-in: the redirect, and the cookie of the flow. */
export async function startSocial(app: TestApp, name: SocialName, query = '', cookie = ''): Promise<Started> {
  const answer = await app.send(`/auth/social/${name}/start?${query}`, { headers: { cookie, host: 'localhost:4321' } });
  return { address: new URL(answer.headers.get('location') ?? '', 'http://localhost:4321'), cookie: cookiesOf(answer.headers) };
}

/** The callback parameters from the provider at an address, over the network. */
export async function backFrom(address: URL): Promise<Back & { callBack: URL }> {
  const answer = await fetch(address, { redirect: 'manual' });
  const callBack = new URL(answer.headers.get('location') ?? '');
  return { ...backOf(callBack), callBack };
}

const backOf = (callBack: URL): Back => Object.fromEntries(callBack.searchParams);

/** Like `backFrom`, for the sandbox: one of its people, or a typed name. */
export async function backFromSandbox(app: TestApp, address: URL, chosen: { person?: string; name?: string }): Promise<Back> {
  const body = new URLSearchParams({ ...Object.fromEntries(address.searchParams), ...chosen });
  const answer = await app.send('/dev/social/authorize', { method: 'POST', body, headers: { host: 'localhost:4321' } });
  return backOf(new URL(answer.headers.get('location') ?? ''));
}

export async function finishSocial(app: TestApp, { code, state, error }: Back, cookie: string) {
  const fields = Object.fromEntries(Object.entries({ code, state, error }).filter(([, value]) => value !== undefined));
  const { status, body, headers } = await app.ask(finishSocialSignIn, fields, { headers: { cookie } });
  return {
    status,
    body: body as { user: User; goTo: string; mode: string; isLinked: boolean; error?: string },
    cookie: cookiesOf(headers),
    headers,
  };
}

/** A complete sign-in with a provider on the network. */
export async function signInSocially(app: TestApp, name: SocialName, query = '', cookie = '') {
  const started = await startSocial(app, name, query, cookie);
  return finishSocial(app, await backFrom(started.address), [started.cookie, cookie].filter(Boolean).join('; '));
}
