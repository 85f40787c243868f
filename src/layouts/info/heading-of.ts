/** Segments that are not simply capitalised. */
const exceptions: Record<string, string> = { faq: 'FAQ', api: 'API' };

/** A page's path as visitors see it: no `.html`, no slash at the end, `/` for home. */
export const pagePath = (url: URL): string => url.pathname.replace(/(\.html|\/)$/, '').replace(/\/index$/, '') || '/';

/** Spec §2: an information page's heading is made from the last segment of its path. */
export function headingOf(path: string): string {
  const segment = path.split('/').filter(Boolean).at(-1) ?? '';
  if (exceptions[segment]) return exceptions[segment];
  const words = segment.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
