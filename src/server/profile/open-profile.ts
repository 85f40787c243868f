import { eq, or } from 'drizzle-orm';
import type { Answer } from '../../contract/call.ts';
import type { openProfile as call } from '../../contract/my-profile.ts';
import { decodePublicId } from '../../contract/public-id.ts';
import { players } from '../database/tables/players.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/route.ts';
import { presentPlayer } from '../players/index.ts';

/**
 * The profile that an address names. Refuses `noSuchPlayer`, also for somebody else's unlisted profile, so that its existence is not
 * revealed.
 */
export async function openProfile({ database: { db } }: AppContext, u: string, { userId }: Viewer): Promise<Answer<typeof call>> {
  const id = decodePublicId(u);
  const named = eq(players.uniqueName, u);
  const found = await db
    .select()
    .from(players)
    .where(id ? or(eq(players.id, id), named) : named)
    .limit(2);
  // An id takes precedence over an equal unique name of another player.
  const player = found.find((one) => one.id === id) ?? found[0];
  const isMine = player?.id === userId;
  if (!player || (!player.isListed && !isMine)) throw new Refusal('noSuchPlayer');
  return { status: 1, response: presentPlayer(player), isMine, isListed: player.isListed };
}
