import { refusalCode } from '../search/search-outcome.ts';

/** Reads the page of a list that the address asks for; the first page if the address has an invalid cursor. */
export async function pageAt<Page>(url: URL, read: (after: string) => Promise<Page>): Promise<{ after: string; page: Page }> {
  const after = url.searchParams.get('after') ?? '';
  try {
    return { after, page: await read(after) };
  } catch (error) {
    if (after === '' || refusalCode(error) !== 'invalidInput') throw error;
    return { after: '', page: await read('') };
  }
}
