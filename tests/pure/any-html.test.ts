import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitiseHtml } from '../../src/editorial/sanitise.ts';

const tag = fc.constantFrom(
  'p',
  'a',
  'script',
  'SCRIPT',
  'style',
  'svg',
  'math',
  'img',
  'iframe',
  'h1',
  'h2',
  'h3',
  'textarea',
  'title',
  'noscript',
  'template',
  'table',
  'th',
  'form',
  'base',
  'xmp',
  'br',
  'plaintext',
  '!--',
  '![CDATA[',
);
const attribute = fc.constantFrom(
  'href',
  'HREF',
  'src',
  'onclick',
  'onerror',
  'ONLOAD',
  'style',
  'id',
  'title',
  'rel',
  'scope',
  'target',
  'xlink:href',
  'srcdoc',
  'formaction',
  'a"b',
  "o'n",
);
const value = fc.oneof(
  fc.constantFrom(
    'javascript:alert(1)',
    'JaVaScRiPt:x',
    'java\tscript:x',
    'java&#10;script:x',
    '&#106;avascript:x',
    ' javascript:x',
    '\u0001javascript:x',
    'data:text/html,x',
    'vbscript:x',
  ),
  fc.constantFrom(
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/%09/x',
    'https://x.example/?a=1&b=2',
    '/search?a=1&amp;b=2',
    'mailto:a@elevate.example',
    '#top',
    'javascript&colon;x',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const quote = fc.constantFrom('"', "'", '');
const piece = fc.oneof(
  fc
    .tuple(tag, fc.array(fc.tuple(attribute, quote, value), { maxLength: 3 }), fc.constantFrom('>', '/>', '', '>>', ' >'))
    .map(([name, attributes, end]) => `<${name}${attributes.map(([one, mark, said]) => ` ${one}=${mark}${said}${mark}`).join('')}${end}`),
  tag.map((name) => `</${name}>`),
  fc.constantFrom(
    '<',
    '>',
    '&',
    '"',
    "'",
    '-->',
    '--!>',
    ']]>',
    '&lt;script&gt;',
    '&amp;lt;',
    '&#60;script>',
    '<<script>script>',
    '\0',
    '\u00a0',
    'alert(1)',
  ),
  fc.string({ unit: 'binary', maxLength: 10 }),
);
const html = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(''));

const allowed = 'h[234]|p|br|hr|ul|ol|li|strong|b|em|i|s|sup|sub|code|pre|blockquote|a|table|thead|tbody|tr|th|td|dl|dt|dd';
/** Text without an opening bracket, and allowed tags with allowed attributes, all of them quoted. */
const harmless = new RegExp(`^(?:[^<]|<(?:${allowed})(?: (?:href|title|rel|scope|id)="[^"<>]*")*(?: /)?>|</(?:${allowed})>)*$`);

const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
/** The targets of links, read as a browser does. */
const linksIn = (clean: string) => [...clean.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => unescaped(href));
const home = 'https://elevate.example';

describe('content from any host', () => {
  test('contains only text and allowed tags', () => {
    fc.assert(
      fc.property(html, (dirty) => {
        expect(sanitiseHtml(dirty)).toMatch(harmless);
      }),
      { numRuns: 1_000 },
    );
  });

  test('links only to pages, mail and telephones, and opens other sites as such', () => {
    fc.assert(
      fc.property(html, (dirty) => {
        for (const href of linksIn(sanitiseHtml(dirty))) {
          if (!URL.canParse(href, home)) continue;
          const { protocol, origin } = new URL(href, home);
          expect(['https:', 'http:', 'mailto:', 'tel:'], href).toContain(protocol);
          if (!/^\s*(https?|mailto|tel):/i.test(href)) expect(origin, href).toBe(home);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('is sanitised completely in one call', () => {
    fc.assert(
      fc.property(html, (dirty) => {
        const clean = sanitiseHtml(dirty);
        expect(sanitiseHtml(clean)).toBe(clean);
      }),
      { numRuns: 1_000 },
    );
  });
});
