import { defineMiddleware } from 'astro:middleware';

/** Astro names no character set; a page whose first bytes are slow would be guessed at. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (response.headers.get('Content-Type') === 'text/html') response.headers.set('Content-Type', 'text/html; charset=utf-8');
  return response;
});
