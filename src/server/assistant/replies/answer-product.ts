import type { Queryable } from '../../database/queryable.ts';
import { productFact } from '../facts/index.ts';
import { assistantRequests, readCredits } from '../plans/index.ts';
import type { Question, Said } from './reply.ts';

/** How a topic of Elevate works, with prices and requests as they are now; undefined for an unknown topic. */
export async function aboutProduct(db: Queryable, userId: string, id: string, { language }: Question): Promise<Said | undefined> {
  const amounts = new Map(Object.entries(assistantRequests.amounts));
  const found = productFact(id, language, { amounts, credits: await readCredits(db, userId) });
  return found && { ...found, engine: 'embedded', isFree: true };
}
