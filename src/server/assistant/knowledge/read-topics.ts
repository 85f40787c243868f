import { readdirSync, readFileSync } from 'node:fs';
import type { Source } from '../../../contract/assistant/chat.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import { furtherSources } from '../../../data/knowledge/sources.ts';
import type { WrittenTopic } from '../../../data/knowledge/topic.ts';

export type KnowledgeTopic = Omit<WrittenTopic, 'source'> & {
  readonly source: Source;
  /** What it is about in a few words that go on after 'about'. */
  readonly name: Readonly<Record<PlanLanguage, string>>;
};

const data = new URL('../../../data/', import.meta.url);
const parsed = (path: string): unknown => JSON.parse(readFileSync(new URL(path, data), 'utf8'));
const sources = {
  ...(parsed('corpus/sources.json') as Record<string, Source>),
  ...(parsed('knowledge/topic-sources.json') as Record<string, Source>),
  ...furtherSources,
};

const names = parsed('knowledge/topic-names.json') as Record<string, readonly [english: string, hindi: string]>;

function read({ source, ...topic }: WrittenTopic): KnowledgeTopic {
  const found = sources[source];
  if (!found) throw new Error(`The topic ${topic.id} names the unknown source ${source}.`);
  const [english, hindi] = names[topic.id] ?? [];
  if (!english || !hindi) throw new Error(`The topic ${topic.id} has no name in topic-names.json.`);
  return { ...topic, source: found, name: { english, hindi } };
}

/** Short answers to what many people ask, read once. */
const knowledgeTopics: readonly KnowledgeTopic[] = readdirSync(new URL('knowledge/topics/', data))
  .sort()
  .flatMap((name) => parsed(`knowledge/topics/${name}`) as WrittenTopic[])
  .map(read);

const byId = new Map(knowledgeTopics.map((topic) => [topic.id, topic]));

export const knowledgeTopicOf = (id: string | null): KnowledgeTopic | undefined => byId.get(id ?? '');
