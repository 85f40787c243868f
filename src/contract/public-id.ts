const pattern = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** A user's public id for URLs: the 16 bytes of the UUID in base64url, 22 characters. */
export function encodePublicId(id: string): string {
  if (!pattern.test(id)) throw new Error('A public id is a UUID');
  const bytes = Uint8Array.from(id.replaceAll('-', '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The inverse of `encodePublicId`; undefined for any other text. */
export function decodePublicId(text: string): string | undefined {
  if (!/^[\w-]{22}$/.test(text)) return undefined;
  const hex = [...atob(text.replaceAll('-', '+').replaceAll('_', '/'))]
    .map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  // The last character has unused bits; only one spelling is accepted.
  return encodePublicId(id) === text ? id : undefined;
}

/** Spec §2: the target of Get Started for a signed-in user. Contains nothing of the session. */
export const dashboardOf = (userId: string): string => `/dashboard/${encodePublicId(userId)}`;
