import type { SocialMessage } from '../../contract/social.ts';

/** The page that opened us as a popup, if it is still there. */
export const openerOf = (): Window | null => window.opener as Window | null;

/** Sends it the outcome; the browser delivers it only to our own origin. */
export const tellOpener = (message: SocialMessage): void => openerOf()?.postMessage(message, location.origin);
