import type { SocialMessage } from '../../contract/social.ts';

/** The page that opened this popup, if it still exists. */
export const openerOf = (): Window | null => window.opener as Window | null;

/** Sends the result to the opener; the browser delivers it to our own origin only. */
export const sendToOpener = (message: SocialMessage): void => openerOf()?.postMessage(message, location.origin);
