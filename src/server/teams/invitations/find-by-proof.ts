import { limits } from '../../../contract/limits.ts';
import { networkOf } from '../../http/client-address.ts';
import type { AppContext } from '../../http/app-context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Caller } from '../../http/route.ts';
import { proofHash, readCode } from './invitation-token.ts';

const failures = { points: limits.invitationFailuresAnHour, windowSeconds: 3_600 };
const counted = 'codes of invitations tried';

/**
 * Which invitation a token or a typed code stands for. A code is short, so each try is counted by network before it is looked at, and a
 * right one is taken back: however many come at once, no more wrong ones are answered. Refuses `noSuchInvitation` and `tooManyRequests`.
 */
export async function findByProof(
  { database: { pool }, secrets, limits: rates }: AppContext,
  proof: string,
  { address }: Caller,
): Promise<{ teamId: string; id: string }> {
  const code = readCode(proof);
  const network = networkOf(address);
  if (code) await rates.count(counted, network, failures);
  const { rows } = await pool.query<{ teamId: string; id: string }>(
    `select team_id as "teamId", id from team_invitations where ${code ? 'code_hash' : 'token_hash'} = $1`,
    [proofHash(secrets, code ?? proof)],
  );
  if (!rows[0]) throw new Refusal('noSuchInvitation');
  if (code) await rates.uncount(counted, network, failures);
  return rows[0];
}
