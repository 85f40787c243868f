import type { Queryable } from '../database/queryable.ts';
import { myTopic, type LiveTopic, type TopicAccess } from './topics.ts';

/** Topics that a stream asks for by name, as `team/{id}`, and kinds of which it follows every topic that its user may. */
export type Wanted = { readonly named: readonly string[]; readonly all: readonly LiveTopic[] };

/** The topics that a request names: the name of a whole kind stands for all of its topics. */
export function wantedOf(topics: readonly LiveTopic[], names: readonly string[]): Wanted {
  const all = topics.filter(({ allName }) => allName !== undefined && names.includes(allName));
  return { named: names.filter((name) => !all.some(({ allName }) => allName === name)), all };
}

/** A user's own topic contains the events that name them (streams.ts compares the ids), and none because of an access to something. */
const seesNoneByTopic: TopicAccess = () => false;

/** Which of the wanted topics a user may follow, and which events of each they may see. One statement for each kind of topic. */
export async function allowedTopics(
  pool: Queryable,
  topics: readonly LiveTopic[],
  { named, all }: Wanted,
  userId: string,
): Promise<Map<string, TopicAccess>> {
  const allowed = new Map<string, TopicAccess>(named.includes(myTopic) ? [[myTopic, seesNoneByTopic]] : []);
  for (const topic of topics) {
    const start = `${topic.kind}/`;
    const ids = named.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
    const isAll = all.includes(topic);
    if (!isAll && ids.length === 0) continue;
    const access = await topic.accessOfUser(pool, userId, isAll ? 'all' : ids);
    for (const [id, mayHave] of access) allowed.set(start + id, mayHave);
  }
  return allowed;
}
