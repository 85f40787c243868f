import { defineMiddleware } from 'astro:middleware';

/** Astro sends no charset, and a browser would guess the encoding of a page whose first bytes arrive slowly. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (response.headers.get('Content-Type') === 'text/html') response.headers.set('Content-Type', 'text/html; charset=utf-8');
  return response;
});
