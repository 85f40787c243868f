import * as z from 'zod/mini';
import type { User } from '../../contract/identity.ts';
import { limits } from '../../contract/limits.ts';
import { socialMessageSchema } from '../../contract/social.ts';

export type PopupOutcome = { outcome: 'blocked' } | { outcome: 'closed' } | { outcome: 'told'; user: User | undefined };

const { socialPopupWidthPx: width, socialPopupHeightPx: height, socialPopupPollMs } = limits;

function open(address: string): Window | null {
  const left = Math.round(screenX + (outerWidth - width) / 2);
  const top = Math.round(screenY + (outerHeight - height) / 2);
  return window.open(address, 'elevate-social', `popup,width=${width},height=${height},left=${left},top=${top}`);
}

/**
 * Spec §4: opens the popup, checks regularly whether it was closed, and accepts a message only from this popup and from our own origin,
 * where /call-back is.
 */
export function askByPopup(address: string): Promise<PopupOutcome> {
  const popup = open(address);
  if (!popup) return Promise.resolve({ outcome: 'blocked' });
  return new Promise((resolve) => {
    const settle = (outcome: PopupOutcome) => {
      clearInterval(poll);
      removeEventListener('message', receive);
      resolve(outcome);
    };
    const receive = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== popup) return;
      const message = z.safeParse(socialMessageSchema, data).data;
      if (message) settle({ outcome: 'told', user: message.user });
    };
    let wasClosed = false;
    const poll = setInterval(() => {
      // The popup closes right after its message, so the message gets one more turn to arrive.
      if (wasClosed) settle({ outcome: 'closed' });
      wasClosed = popup.closed;
    }, socialPopupPollMs);
    addEventListener('message', receive);
  });
}
