import type { Hono } from 'hono';
import type { ApiVariables } from './answer-calls.ts';
import type { AppContext } from './app-context.ts';
import { formPagePolicy, type plainPage } from './form-pages.ts';
import { smallForm } from './limited-body.ts';
import { isOwnOrigin } from './origin.ts';
import { Refusal } from './refusal.ts';
import type { Caller } from './route.ts';

/** The form again, with what was typed and what is wrong with it. */
type FormAgain = { status: number; page: ReturnType<typeof plainPage>; retryAfterSeconds?: number | undefined };

/**
 * Handles a submitted form; resolves to the path of this site that the browser is sent to, or to the form again. A path is right where the
 * page behind it shows what is wrong. `form` has the fields that may have several values.
 */
type Submit = (fields: Readonly<Record<string, string>>, caller: Caller, form: URLSearchParams) => Promise<string | FormAgain>;

/**
 * Accepts a form that a browser without scripts posts, and redirects or answers with the form again. Calls of the contract answer in JSON, so
 * what such a browser needs more than one page for has a path of its own. Refuses `foreignOrigin`, as calls do.
 */
export function addPlainForm(hono: Hono<ApiVariables>, { environment }: AppContext, path: string, submit: Submit): void {
  const own = environment.PUBLIC_ORIGIN ? [new URL(environment.PUBLIC_ORIGIN).origin] : [];
  hono.post(path, smallForm, async (context) => {
    const { caller } = context.var;
    if (!isOwnOrigin(caller.header, own)) throw new Refusal('foreignOrigin');
    const form = new URLSearchParams(await context.req.text());
    const next = await submit(Object.fromEntries(form), caller, form);
    context.header('Cache-Control', 'no-store');
    for (const cookie of caller.setCookies) context.header('Set-Cookie', cookie, { append: true });
    if (typeof next === 'string') return context.redirect(next, 303);
    context.header('Content-Security-Policy', formPagePolicy);
    if (next.retryAfterSeconds) context.header('Retry-After', String(next.retryAfterSeconds));
    return context.html(next.page, next.status as 400);
  });
}
