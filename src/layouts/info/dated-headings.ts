import { longDay } from './days.ts';

/** Editors date a note as '2026-11-12: What is new'; readers see the day above the heading, in words. */
export const withDatedHeadings = (html: string): string =>
  html.replace(/<h2([^>]*)>(\d{4}-\d{2}-\d{2}): (.*?)<\/h2>/gs, (whole, attributes: string, day: string, text: string) => {
    const date = new Date(day);
    return Number.isNaN(date.getTime())
      ? whole
      : `<p class="dated"><time datetime="${day}">${longDay(date)}</time></p><h2${attributes}>${text}</h2>`;
  });
