import type { Context, Hono } from 'hono';
import { callBackPath } from '../../contract/social.ts';
import { sandboxPath } from '../providers/index.ts';
import type { ApiVariables } from './answer-calls.ts';
import type { AppContext } from './app-context.ts';
import { smallForm } from './limited-body.ts';
import { isOwnOrigin, originOf } from './origin.ts';
import { Refusal } from './refusal.ts';
import { sandboxPage, sandboxPolicy } from './sandbox-page.ts';

/** `/dev/social`: the authorization page and token endpoint of the sandbox. Not available once every provider has its key. */
export function addDevelopmentSocial(hono: Hono<ApiVariables>, { environment, providers }: AppContext): void {
  const { offered, sandbox } = providers.social;
  if (!offered.some(({ isSandbox }) => isSandbox)) return;

  function read(context: Context<ApiVariables>, query: URLSearchParams) {
    context.header('Cache-Control', 'no-store');
    // Like the pages of real providers: with an opener policy the browser would disconnect the popup from its opener.
    context.header('Cross-Origin-Opener-Policy', 'unsafe-none');
    const origin = originOf(environment, context.var.caller);
    const request = sandbox.read(query, `${origin}${callBackPath}`);
    if (!request) throw new Refusal('notFound');
    return { request, origin };
  }
  const formOf = async (context: Context<ApiVariables>) => new URLSearchParams(await context.req.text());

  hono.get(`${sandboxPath}/authorize`, (context) => {
    const { request, origin } = read(context, new URL(context.req.url).searchParams);
    context.header('Content-Security-Policy', sandboxPolicy(origin));
    return context.html(sandboxPage(request));
  });
  hono.post(`${sandboxPath}/authorize`, smallForm, async (context) => {
    const own = environment.PUBLIC_ORIGIN ? [new URL(environment.PUBLIC_ORIGIN).origin] : [];
    if (!isOwnOrigin((name) => context.req.header(name), own)) throw new Refusal('foreignOrigin');
    const form = await formOf(context);
    const { request } = read(context, form);
    return context.redirect((await sandbox.decide(request, form.get('person') ?? '', form.get('name') ?? '')).href, 303);
  });
  hono.post(`${sandboxPath}/token`, smallForm, async (context) => sandbox.token(await formOf(context)));
}
