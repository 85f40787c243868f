import type { SocialMessage } from '../../contract/social.ts';

/** The page that opened us as a popup, if it is still there. */
export const openerOf = (): Window | null => window.opener as Window | null;

/** Tells it, if it is of our own origin; nobody else hears. */
export const tellOpener = (message: SocialMessage): void => openerOf()?.postMessage(message, location.origin);
