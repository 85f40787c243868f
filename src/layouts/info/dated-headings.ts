import { longDay } from './days.ts';

/** Replaces a heading such as '2026-11-12: What is new' by the heading with the date in words above it. */
export const withDatedHeadings = (html: string): string =>
  html.replace(/<h2([^>]*)>(\d{4}-\d{2}-\d{2}): (.*?)<\/h2>/gs, (whole, attributes: string, day: string, text: string) => {
    const date = new Date(day);
    return Number.isNaN(date.getTime())
      ? whole
      : `<p class="dated"><time datetime="${day}">${longDay(date)}</time></p><h2${attributes}>${text}</h2>`;
  });
