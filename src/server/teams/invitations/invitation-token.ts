import { randomBytes } from 'node:crypto';
import { codeAlphabet } from '../../../contract/answer-invitation.ts';
import { limits } from '../../../contract/limits.ts';
import type { Secrets } from '../../settings/secrets.ts';

/** 256 random bits for one mail. Only their hash is stored. */
export const newMailToken = (): string => randomBytes(32).toString('base64url');

/** The token of a link, derived from its id with this installation's key: it can be shown again without being stored. */
export const linkToken = (secrets: Secrets, id: string): string => secrets.hash('invitation', `link ${id}`);

/** The code of a link, derived in the same way. */
export function linkCode(secrets: Secrets, id: string): string {
  const bits = BigInt(`0x${secrets.hash('invitation', `code ${id}`)}`);
  return Array.from({ length: limits.invitationCodeLength }, (_one, at) => codeAlphabet[Number((bits >> BigInt(5 * at)) & 31n)]).join('');
}

/** The stored hash of a token or a code. Keyed, because codes are short enough to guess. */
export const proofHash = (secrets: Secrets, proof: string): string => secrets.hash('invitation', `proof ${proof}`);

const code = new RegExp(`^[${codeAlphabet}]{${limits.invitationCodeLength}}$`);

/** The typed text as a code, or undefined if it is a token. */
export function readCode(text: string): string | undefined {
  const letters = text.toUpperCase().replace(/[\s-]/g, '');
  return code.test(letters) ? letters : undefined;
}

/** The path that an invitation's link leads to. */
export const invitationPath = (token: string): string => `/invite?token=${token}`;
