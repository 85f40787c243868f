import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { AppContext } from '../http/app-context.ts';
import { tokenHash } from './session-token.ts';

const cookieSchema = z.object({ token: z.string() });
/** As many people as are likely to be about; each costs some 300 bytes. */
const most = 20_000;
const opened = new WeakMap<AppContext['secrets'], LRUCache<string, string>>();

/** The hash of the token in a sealed cookie, or undefined for a cookie that is not ours. Each is decrypted once: the next request asks the database alone. */
export async function openCookie({ secrets }: AppContext, sealed: string): Promise<string | undefined> {
  const known = opened.get(secrets) ?? new LRUCache<string, string>({ max: most });
  opened.set(secrets, known);
  const hash = known.get(sealed);
  if (hash !== undefined) return hash;
  const parsed = z.safeParse(cookieSchema, await secrets.open('session', sealed));
  if (!parsed.success) return undefined;
  const found = tokenHash(parsed.data.token);
  known.set(sealed, found);
  return found;
}
