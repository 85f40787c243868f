/** What an error of a request, or of the library that made it, may carry. */
type VendorError = { readonly name?: unknown; readonly statusCode?: unknown; readonly code?: unknown; readonly cause?: unknown };

const mostCauses = 3;

/** The names, HTTP status and codes of an error and its causes. */
function kindsOf(error: unknown, left = mostCauses): string[] {
  if (typeof error !== 'object' || error === null || left === 0) return [];
  const { name, statusCode, code, cause } = error as VendorError;
  const kinds = [name, typeof statusCode === 'number' ? `HTTP ${statusCode}` : undefined, code];
  return [...kinds.filter((kind) => typeof kind === 'string' && /^[\w ]{1,60}$/.test(kind)).map(String), ...kindsOf(cause, left - 1)];
}

/**
 * An error for the log in place of a vendor's: its kind alone. A host repeats in the words of an error what it was asked, and a parser what
 * it could not read: what somebody wrote about their health.
 */
export const withoutWords = (error: unknown): Error => new Error([...new Set(kindsOf(error))].join(', ') || 'unknown');
