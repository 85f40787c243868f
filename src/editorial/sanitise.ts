import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    's',
    'sup',
    'sub',
    'code',
    'pre',
    'blockquote',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'dl',
    'dt',
    'dd',
  ],
  allowedAttributes: { a: ['href', 'title', 'rel'], th: ['scope'], h2: ['id'], h3: ['id'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    h1: 'h2',
    a: (tagName, attributes) => ({
      tagName,
      attribs: /^https?:/i.test(attributes['href'] ?? '') ? { ...attributes, rel: 'noopener noreferrer' } : attributes,
    }),
  },
};

/** Sanitises HTML that comes from content, by the one allow-list; everything else is removed before the text is stored or shown. */
export const sanitiseHtml = (html: string): string => wash(wash(html));

// Removing an element can leave markup that a browser nests differently, so the result is sanitised a second time.
const wash = (html: string): string => sanitizeHtml(html, options).trim();
