import { parseHTML } from 'linkedom';

/** The body of a page. It is freed like any object: the documents of happy-dom stay in memory until their window is closed. */
export const bodyOf = (html: string): HTMLElement => parseHTML(html || '<html><body></body></html>').document.body;
