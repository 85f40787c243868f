import { refusalCode } from '../search/search-outcome.ts';

/** What an address names; undefined where it names nothing, or nothing that is for its reader. */
export async function openEvent<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (!refusalCode(error)) throw error;
    return undefined;
  }
}
