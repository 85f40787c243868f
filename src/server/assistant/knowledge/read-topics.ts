import { readdirSync, readFileSync } from 'node:fs';
import type { Source } from '../../../contract/assistant/chat.ts';
import { furtherSources } from '../../../data/knowledge/sources.ts';
import type { WrittenTopic } from '../../../data/knowledge/topic.ts';

export type KnowledgeTopic = Omit<WrittenTopic, 'source'> & { readonly source: Source };

const data = new URL('../../../data/', import.meta.url);
const parsed = (path: string): unknown => JSON.parse(readFileSync(new URL(path, data), 'utf8'));
const sources = {
  ...(parsed('corpus/sources.json') as Record<string, Source>),
  ...(parsed('knowledge/topic-sources.json') as Record<string, Source>),
  ...furtherSources,
};

function read({ source, ...topic }: WrittenTopic): KnowledgeTopic {
  const found = sources[source];
  if (!found) throw new Error(`The topic ${topic.id} names the unknown source ${source}.`);
  return { ...topic, source: found };
}

/** Short answers to what many people ask, read once. */
const knowledgeTopics: readonly KnowledgeTopic[] = readdirSync(new URL('knowledge/topics/', data))
  .sort()
  .flatMap((name) => parsed(`knowledge/topics/${name}`) as WrittenTopic[])
  .map(read);

const byId = new Map(knowledgeTopics.map((topic) => [topic.id, topic]));

export const knowledgeTopicOf = (id: string | null): KnowledgeTopic | undefined => byId.get(id ?? '');
