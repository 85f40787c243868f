import { bodyOf } from './parse-page.ts';
import { builtPages, serveTestApp } from './serve-test-app.ts';
import type { testApp } from './open-test-app.ts';

const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();

const lines = 'h1, h2, h3, h4, p, li, dt, dd, summary, legend, label, td, th, img:not([alt=""])';
/** Two lines in one element, such as an address and a city. */
const partsOf = (element: Element) => {
  if (element.tagName === 'IMG') return `picture ${element.getAttribute('alt')}`;
  const blocks = [...element.children].filter((child) => child.classList.contains('block'));
  return blocks.length > 1 ? blocks.map(textOf).join(' / ') : textOf(element);
};

/** What a page says in its main part, line by line, in its order. Navigation, hidden parts and what only browsers without scripts show are left out. */
export function linesOn(html: string, within = 'main'): string[] {
  const body = bodyOf(html);
  return [...body.querySelectorAll(within)].flatMap((part) =>
    [...part.querySelectorAll(lines)]
      .filter((element) => !element.querySelector(lines) && !element.closest('nav, noscript, [hidden]'))
      .map(partsOf)
      .filter((text) => text !== ''),
  );
}

/** The links in a page's main part with their addresses: 'Next: /search?after=x'. */
export function linksOn(html: string, within = 'main'): string[] {
  const body = bodyOf(html);
  return [...body.querySelectorAll(`${within} a[href]`)]
    .filter((link) => !link.closest('noscript'))
    .map((link) => `${link.getAttribute('aria-label') ?? textOf(link)}: ${link.getAttribute('href')}`);
}

/** The lines of each named section of a page, by the id of its heading. */
function sectionsOn(html: string): Record<string, string[]> {
  const body = bodyOf(html);
  const ids = [...body.querySelectorAll('main section[aria-labelledby]')].map((section) => section.getAttribute('aria-labelledby') ?? '');
  return Object.fromEntries(ids.map((id) => [id, linesOn(html, `main section[aria-labelledby="${id}"]`)]));
}

type Reader = { headers?: Record<string, string> };

/** Opens built pages on an application's database, as somebody who is signed in there, or as a visitor. */
export async function pagesOf({ context, database }: Pick<Awaited<ReturnType<typeof testApp>>, 'context' | 'database'>) {
  // The same folder and so the same secret: the sessions are those of the application.
  const variables = { DATA_DIR: context.environment.DATA_DIR };
  const { origin } = await serveTestApp({ ...(await builtPages()), database, variables });
  return async (path: string, { headers = {} }: Reader = {}) => {
    const answer = await fetch(origin + path, { headers, redirect: 'manual' });
    const html = await answer.text();
    return { status: answer.status, headers: answer.headers, html, lines: linesOn(html), links: linksOn(html), sections: sectionsOn(html) };
  };
}
