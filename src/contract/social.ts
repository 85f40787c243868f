import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { socialNames, userSchema, type SocialName, type SocialWay } from './identity.ts';
import { messages } from './messages.ts';

/** As people know them. */
export const socialLabels: Readonly<Record<SocialName, string>> = { google: 'Google', facebook: 'Facebook', strava: 'Strava' };

/** Spec §4: one by popup, the two others by redirect. */
export const socialModes: Readonly<Record<SocialName, SocialWay['mode']>> = { google: 'popup', facebook: 'redirect', strava: 'redirect' };

/** Where every provider comes back to, exactly (spec §2). */
export const callBackPath = '/call-back';

/** What the popup sends to the page that opened it; without a user the sign-in failed. */
export const socialMessageSchema = z.object({ type: z.literal('elevate-social'), user: z.optional(userSchema) });
export type SocialMessage = z.infer<typeof socialMessageSchema>;

/** Spec §4: what the page that starts it keeps for the tab. The server trusts its own cookie; this only lets the tab see that it is the same one. */
export const startedSocialSchema = z.object({
  provider: z.enum(socialNames),
  state: z.string(),
  callbackPath: z.literal(callBackPath),
  returnTo: z.optional(z.string()),
});
export type StartedSocial = z.infer<typeof startedSocialSchema>;
export const startedSocialKey = 'social-sign-in';

/** The provider that a state was made for, as far as the state says; for the wording alone. */
export const providerOfState = (state: string | undefined): SocialName | undefined =>
  socialNames.find((name) => state?.split('.')[0] === name);

export const socialFailedText = (name: SocialName | undefined): string =>
  messages.socialFailed.replace('{provider}', name ? socialLabels[name] : 'the provider');

type Start = { mode: SocialWay['mode']; returnTo?: string | undefined; tab?: string | undefined; isLinking?: boolean | undefined };

/** The address that sends a browser to a provider. */
export function socialStartAddress(name: SocialName, { mode, returnTo, tab, isLinking }: Start): string {
  const query = new URLSearchParams({
    mode,
    ...(returnTo && { return: returnTo }),
    ...(tab && { tab }),
    ...(isLinking && { link: '1' }),
  });
  return `/auth/social/${name}/start?${query}`;
}

const fromProvider = z.optional(z.string().check(z.maxLength(4_000)));

export const finishSocialSignIn = defineCall({
  name: 'finishSocialSignIn',
  summary: 'Takes what a provider sent to /call-back; only the browser that started, once, within ten minutes.',
  service: 'auth',
  method: 'POST',
  path: '/auth/social/finish',
  encoding: 'json',
  fields: z.object({ code: fromProvider, state: fromProvider, iss: fromProvider, error: fromProvider }),
  answer: z.object({
    user: userSchema,
    mode: z.enum(['popup', 'redirect']),
    /** The path of this site to go to. */
    goTo: z.string(),
    /** The way was put on the account that was signed in already. */
    isLinked: z.boolean(),
  }),
  refusals: { socialFailed: 422, wayOfAnother: 409, tooManyRequests: 429 },
});
