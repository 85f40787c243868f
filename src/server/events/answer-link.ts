import { timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../http/app-context.ts';
import { homeOf } from '../http/origin.ts';
import { Refusal } from '../http/refusal.ts';

export type LinkSubject = {
  teamId: string;
  eventId: string;
  memberId: string;
  /** The account of the link's reader: the member's or a guardian's. Null for the address on the roster of a member without an account. */
  readerId: string | null;
};

/** A link that was read; `isMailedTo` says whether it was mailed to this address. */
export type ReadLink = LinkSubject & { isMailedTo: (address: string | null) => boolean };

/** Stands in a token for no account. */
const nobody = '00000000-0000-0000-0000-000000000000';

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const uuidOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const sign = ({ secrets }: Pick<AppContext, 'secrets'>, ids: Buffer) =>
  Buffer.from(secrets.hash('answer-link', ids.toString('hex')), 'hex').subarray(0, 16);
const hashAddress = ({ secrets }: Pick<AppContext, 'secrets'>, address: string) =>
  Buffer.from(secrets.hash('answer-link', `address ${address.toLowerCase()}`), 'hex').subarray(0, 16);

/** A token that allows its reader to answer for this member and this event only. It is signed, not stored, and names the address by a hash. */
function writeAnswerToken(app: Pick<AppContext, 'secrets'>, { teamId, eventId, memberId, readerId }: LinkSubject, address: string): string {
  const signed = Buffer.concat([...[teamId, eventId, memberId, readerId ?? nobody].map(bytesOf), hashAddress(app, address)]);
  return Buffer.concat([signed, sign(app, signed)]).toString('base64url');
}

/** The event, member, reader and address of a token; whether the reader may still answer is checked at use. Refuses `staleAnswerLink` for a token without a valid signature. */
export function readAnswerToken(app: Pick<AppContext, 'secrets'>, token: string): ReadLink {
  const bytes = Buffer.from(token, 'base64url');
  const signed = bytes.subarray(0, 80);
  if (bytes.length !== 96 || !timingSafeEqual(bytes.subarray(80), sign(app, signed))) throw new Refusal('staleAnswerLink');
  const [teamId, eventId, memberId, reader] = [0, 16, 32, 48].map((at) => uuidOf(signed.subarray(at, at + 16))) as [
    string,
    string,
    string,
    string,
  ];
  const isMailedTo = (address: string | null) => address !== null && hashAddress(app, address).equals(signed.subarray(64));
  return { teamId, eventId, memberId, readerId: reader === nobody ? null : reader, isMailedTo };
}

/** The URL of the page that answers without signing in, for a mail to this address. */
export const answerAddress = (app: AppContext, subject: LinkSubject, address: string): string =>
  `${homeOf(app.environment)}/event-availibility?token=${writeAnswerToken(app, subject, address)}`;
