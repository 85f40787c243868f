import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { socialNames, userSchema, type SocialName, type SocialWay } from './identity.ts';
import { messages } from './messages.ts';

/** The names that users know. */
export const socialLabels: Readonly<Record<SocialName, string>> = { google: 'Google', facebook: 'Facebook', strava: 'Strava' };

/** Spec §4: one by popup, the two others by redirect. */
export const socialModes: Readonly<Record<SocialName, SocialWay['mode']>> = { google: 'popup', facebook: 'redirect', strava: 'redirect' };

/** The redirect address for every provider (spec §2). */
export const callBackPath = '/call-back';

/** The message of the popup to its opener; without a user the sign-in failed. */
export const socialMessageSchema = z.object({ type: z.literal('elevate-social'), user: z.optional(userSchema) });
export type SocialMessage = z.infer<typeof socialMessageSchema>;

/**
 * Spec §4: what the page that starts the sign-in stores for the tab. The server trusts only its own cookie; this lets the tab recognise
 * its own sign-in.
 */
export const startedSocialSchema = z.object({
  provider: z.enum(socialNames),
  state: z.string(),
  callbackPath: z.literal(callBackPath),
  returnTo: z.optional(z.string()),
});
export type StartedSocial = z.infer<typeof startedSocialSchema>;
export const startedSocialKey = 'social-sign-in';

/** The provider in a state, if any; only for the text of a failure. */
export const providerOfState = (state: string | undefined): SocialName | undefined =>
  socialNames.find((name) => state?.split('.')[0] === name);

export const socialFailedText = (name: SocialName | undefined): string =>
  messages.socialFailed.replace('{provider}', name ? socialLabels[name] : 'the provider');

type Start = { mode: SocialWay['mode']; returnTo?: string | undefined; tab?: string | undefined; isLinking?: boolean | undefined };

/** The address that starts a social sign-in. */
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
    /** The path of this site to continue at. */
    goTo: z.string(),
    /** The way was added to the signed-in account. */
    isLinked: z.boolean(),
  }),
  refusals: { socialFailed: 422, wayOfAnother: 409, tooManyRequests: 429 },
});
