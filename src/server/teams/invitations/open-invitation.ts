import type { OpenInvitation } from '../../../contract/answer-invitation.ts';
import { limits } from '../../../contract/limits.ts';
import type { AppContext } from '../../http/app-context.ts';
import { networkOf } from '../../http/client-address.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Caller } from '../../http/route.ts';
import { findInvitation } from './invitation-row.ts';
import { proofHash, readCode } from './invitation-token.ts';
import { query, sql } from '../../database/sql.ts';

type Team = OpenInvitation['team'];

const readTeam = sql<Team, [teamId: string]>`select id, name, logo, sport_id from live_teams where id = $1`;

/**
 * What the holder of a token or code may see: the team, the sender and the offered place. Refuses `noSuchInvitation`, also if the team was
 * deleted.
 */
export async function openInvitation(app: AppContext, proof: string, caller: Caller): Promise<OpenInvitation> {
  const { pool } = app.database;
  const { teamId, id } = await findByProof(app, proof, caller);
  const [row, { rows }] = await Promise.all([findInvitation(pool, teamId, id), query(pool, readTeam, [teamId])]);
  if (!rows[0]) throw new Refusal('noSuchInvitation');
  return {
    team: rows[0],
    as: row.as,
    state: row.state,
    invitedBy: row.invitedBy ?? '',
    note: row.note,
    ward: row.as === 'guardian' ? firstWord(row.memberName) : '',
    mayReject: row.kind !== 'link',
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** Strangers see a child's first name only. */
export const firstWord = (name: string | null): string => (name ?? '').split(' ')[0] ?? '';

const failures = { points: limits.invitationFailuresAnHour, windowSeconds: 3_600, isOfAttempts: true } as const;
type Found = { teamId: string; id: string };

const findByCode = sql<Found, [hash: string]>`select team_id as "teamId", id from team_invitations where code_hash = $1`;
const findByToken = sql<Found, [hash: string]>`select team_id as "teamId", id from team_invitations where token_hash = $1`;

const counted = 'codes of invitations tried';

/**
 * Finds the invitation of a token or typed code. Codes are short, so each try counts against its network's limit before the lookup, and a
 * correct one is refunded: concurrent tries cannot exceed the limit. Refuses `noSuchInvitation` and `tooManyRequests`.
 */
export async function findByProof(
  { database: { pool }, secrets, limits: rates }: AppContext,
  proof: string,
  { address }: Caller,
): Promise<Found> {
  const code = readCode(proof);
  const network = networkOf(address);
  if (code) await rates.count(counted, network, failures);
  const { rows } = await query(pool, code ? findByCode : findByToken, [proofHash(secrets, code ?? proof)]);
  if (!rows[0]) throw new Refusal('noSuchInvitation');
  if (code) await rates.uncount(counted, network, failures);
  return rows[0];
}
