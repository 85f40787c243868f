import { serviceAddress } from '../../api-client/hosts.ts';
import type { SocialName, SocialWay } from '../../contract/identity.ts';
import { callBackPath, socialStartAddress, startedSocialKey, startedSocialSchema, type StartedSocial } from '../../contract/social.ts';
import * as z from 'zod/mini';

export type SocialStart = { name: SocialName; mode: SocialWay['mode']; returnTo: string | undefined; isLinking: boolean };

const randomText = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The address to start at. For a redirect, spec §4: a random state is saved in session storage with callback path and provider. A popup
 * starts with a copy of this tab's storage, so older entries are removed first.
 */
export function prepareStart({ name, mode, returnTo, isLinking }: SocialStart): string {
  const tab = mode === 'redirect' ? randomText() : undefined;
  keep(tab && { provider: name, state: tab, callbackPath: callBackPath, ...(returnTo && { returnTo }) });
  return serviceAddress('auth', socialStartAddress(name, { mode, returnTo, tab, isLinking }));
}

function keep(started: StartedSocial | undefined | ''): void {
  try {
    if (started) sessionStorage.setItem(startedSocialKey, JSON.stringify(started));
    else sessionStorage.removeItem(startedSocialKey);
  } catch {
    // Without storage the server's cookie still carries the state, and that is the one that is checked.
  }
}

/**
 * Whether this tab may use a state (the one it started, or any if it has stored none), and where the visitor wanted to go. The stored
 * state is removed.
 */
export function takeStartedSignIn(state: string | undefined): { isOwn: boolean; returnTo?: string | undefined } {
  try {
    const started = z.safeParse(startedSocialSchema, JSON.parse(sessionStorage.getItem(startedSocialKey) ?? 'null')).data;
    sessionStorage.removeItem(startedSocialKey);
    return { isOwn: !started || Boolean(state?.endsWith(`.${started.state}`)), returnTo: started?.returnTo };
  } catch {
    return { isOwn: true };
  }
}
