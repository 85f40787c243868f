import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The encodings we produce, best first; `identity` is uncompressed. */
const written = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof written)[number];

// Browsers send few different values; the limit prevents made-up ones from filling the memory.
const chosen = new LRUCache<string, Encoding>({ max: 200 });

function choose(header: string): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  return (negotiator.encoding(written, { preferred: written }) as Encoding | undefined) ?? 'identity';
}

/**
 * The encoding for an Accept-Encoding header (RFC 9110, 12.5.3): highest weight first, then Brotli before gzip. If the header allows none
 * of ours, the answer is `identity` instead of an error.
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  const known = chosen.get(header);
  if (known) return known;
  const encoding = choose(header);
  chosen.set(header, encoding);
  return encoding;
}
