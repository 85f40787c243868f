import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The encodings that we write, the best first; `identity` is the text as it is. */
const written = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof written)[number];

// Browsers send a handful of different values; the bound keeps made-up ones from filling the memory.
const chosen = new LRUCache<string, Encoding>({ max: 200 });

function choose(header: string): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  return (negotiator.encoding(written, { preferred: written }) as Encoding | undefined) ?? 'identity';
}

/**
 * The encoding to answer with, by the request's Accept-Encoding (RFC 9110, 12.5.3): the highest weight first, then Brotli before gzip.
 * Where the header allows none of ours, the answer is `identity` rather than a refusal.
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  const known = chosen.get(header);
  if (known) return known;
  const encoding = choose(header);
  chosen.set(header, encoding);
  return encoding;
}
