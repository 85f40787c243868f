import { timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../http/app-context.ts';
import { homeOf } from '../http/origin.ts';
import { Refusal } from '../http/refusal.ts';

export type LinkSubject = { teamId: string; eventId: string; memberId: string };

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex');
const uuidOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const sign = ({ secrets }: Pick<AppContext, 'secrets'>, ids: Buffer) =>
  Buffer.from(secrets.hash('answer-link', ids.toString('hex')), 'hex').subarray(0, 16);

/** A token that allows answering for this member and this event only. It is signed, not stored. */
function writeAnswerToken(app: Pick<AppContext, 'secrets'>, { teamId, eventId, memberId }: LinkSubject): string {
  const ids = Buffer.concat([teamId, eventId, memberId].map(bytesOf));
  return Buffer.concat([ids, sign(app, ids)]).toString('base64url');
}

/** The event and member of a token. Refuses `staleAnswerLink` for a token without a valid signature. */
export function readAnswerToken(app: Pick<AppContext, 'secrets'>, token: string): LinkSubject {
  const bytes = Buffer.from(token, 'base64url');
  const ids = bytes.subarray(0, 48);
  if (bytes.length !== 64 || !timingSafeEqual(bytes.subarray(48), sign(app, ids))) throw new Refusal('staleAnswerLink');
  const [teamId, eventId, memberId] = [0, 16, 32].map((at) => uuidOf(ids.subarray(at, at + 16))) as [string, string, string];
  return { teamId, eventId, memberId };
}

/** The URL of the page that answers without signing in. */
export const answerAddress = (app: AppContext, subject: LinkSubject): string =>
  `${homeOf(app.environment)}/event-availibility?token=${writeAnswerToken(app, subject)}`;
