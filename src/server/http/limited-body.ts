import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Refusal } from './refusal.ts';

/** Refuses `bodyTooLarge` for a body of more bytes, by its Content-Length or while it is read. */
export const limitedTo = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Refusal('bodyTooLarge');
    },
  });

/** For forms that a browser without scripts posts. */
export const smallForm = limitedTo(16 * 1024);
