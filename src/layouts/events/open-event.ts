import { refusalCode } from '../search/search-outcome.ts';

/** Runs a call for what an address names; undefined where it does not exist or the reader may not see it. */
export async function openEvent<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (!refusalCode(error)) throw error;
    return undefined;
  }
}
