export type SectionHeading = { id: string; text: string };

const asText = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .trim();
const asId = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'section';

/** Gives every h2 of sanitised HTML an id to link to, and lists them. An id that the editor set is kept. */
export function withHeadingIds(html: string): { html: string; headings: SectionHeading[] } {
  const headings: SectionHeading[] = [];
  const marked = html.replace(/<h2(?: id="([^"]*)")?>(.*?)<\/h2>/gs, (_whole, own: string | undefined, inner: string) => {
    const text = asText(inner);
    const wanted = own || asId(text);
    const isTaken = (id: string) => headings.some((heading) => heading.id === id);
    let id = wanted;
    for (let at = 2; isTaken(id); at++) id = `${wanted}-${at}`;
    headings.push({ id, text });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: marked, headings };
}
