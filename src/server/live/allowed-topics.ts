import type { Queryable } from '../database/queryable.ts';
import { myTopic, type LiveTopic, type TopicAccess } from './topics.ts';

/** Which of the wanted topics a user may follow, and which events of each they may see. */
export async function allowedTopics(
  pool: Queryable,
  kinds: ReadonlyMap<string, LiveTopic>,
  wanted: readonly string[],
  userId: string,
): Promise<Map<string, TopicAccess>> {
  const allowed = new Map<string, TopicAccess>();
  for (const name of new Set(wanted)) {
    if (name === myTopic) allowed.set(name, () => false);
    const [kind = '', id = ''] = name.split('/');
    const access = (await kinds.get(kind)?.accessOf(pool, id, [userId]))?.get(userId);
    if (access) allowed.set(name, access);
  }
  return allowed;
}

/** The names of all topics of these kinds that a user may follow. */
export async function topicsOfUser(pool: Queryable, kinds: readonly LiveTopic[], userId: string): Promise<string[]> {
  const found = await Promise.all(kinds.map(async ({ kind, all }) => (await all?.idsOf(pool, userId))?.map((id) => `${kind}/${id}`) ?? []));
  return found.flat();
}
