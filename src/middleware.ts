import { defineMiddleware } from 'astro:middleware';

/** Answers with a page of its own where the database is away, and names the encoding of every page. */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  try {
    const response = await next();
    // A page may show by itself that one of its calls failed.
    const instead = response.status >= 500 ? locals.unavailablePage?.() : undefined;
    if (instead) return instead;
    // Astro sends no charset, and a browser would guess the encoding of a page whose first bytes arrive slowly.
    if (response.headers.get('Content-Type') === 'text/html') response.headers.set('Content-Type', 'text/html; charset=utf-8');
    return response;
  } catch (error) {
    // At the build there are no locals.
    const instead = locals.unavailablePage?.(error);
    if (!instead) throw error;
    return instead;
  }
});
