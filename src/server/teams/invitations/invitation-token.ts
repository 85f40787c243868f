import { randomBytes } from 'node:crypto';
import { codeAlphabet } from '../../../contract/answer-invitation.ts';
import { limits } from '../../../contract/limits.ts';
import type { Secrets } from '../../settings/secrets.ts';

/** 256 random bits for one mail; nobody sees them again. */
export const newMailToken = (): string => randomBytes(32).toString('base64url');

/** The token of a link, made from its id with the key of this installation: it can be shown again and is stored nowhere. */
export const linkToken = (secrets: Secrets, id: string): string => secrets.hash('invitation', `link ${id}`);

/** The code of a link, made the same way. */
export function linkCode(secrets: Secrets, id: string): string {
  const bits = BigInt(`0x${secrets.hash('invitation', `code ${id}`)}`);
  return Array.from({ length: limits.invitationCodeLength }, (_one, at) => codeAlphabet[Number((bits >> BigInt(5 * at)) & 31n)]).join('');
}

/** What is stored of a token or a code: keyed, as codes are short. */
export const proofHash = (secrets: Secrets, proof: string): string => secrets.hash('invitation', `proof ${proof}`);

const code = new RegExp(`^[${codeAlphabet}]{${limits.invitationCodeLength}}$`);

/** The code that was typed, or undefined for what is a token. */
export function readCode(text: string): string | undefined {
  const letters = text.toUpperCase().replace(/[\s-]/g, '');
  return code.test(letters) ? letters : undefined;
}

/** Where a link leads. */
export const invitationPath = (token: string): string => `/invite?token=${token}`;
