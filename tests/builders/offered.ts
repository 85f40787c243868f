import { bodyOf } from './parse-page.ts';

const textOf = (element: Element | null | undefined) => element?.textContent.replace(/\s+/g, ' ').trim();

/**
 * Names what can be done on a page: 'button Save', 'link New team', 'field email'. Links of menus, and what is disabled, are left out.
 */
export function offeredOn(html: string): Set<string> {
  const body = bodyOf(html);
  const offered = new Set<string>();
  for (const element of body.querySelectorAll('main :is(button, a[href], input:not([type=hidden]), select, textarea)')) {
    if (element.closest('nav, fieldset[disabled]') || element.hasAttribute('disabled')) continue;
    const label = element.getAttribute('aria-label');
    // The options of a choice are text of a label around it.
    const around = () =>
      textOf(element.closest('label'))
        ?.replace(textOf(element) ?? '', '')
        .trim();
    const labelled = () => textOf(body.querySelector(`label[for="${element.id}"]`)) ?? around();
    if (element.matches('button')) offered.add(`button ${label ?? textOf(element)}`);
    else if (element.matches('a')) offered.add(`link ${label ?? textOf(element)}`);
    else offered.add(`field ${element.getAttribute('name') ?? label ?? labelled()}`);
  }
  return offered;
}
