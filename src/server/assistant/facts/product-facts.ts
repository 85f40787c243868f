import { readFileSync } from 'node:fs';
import type { Credits } from '../../../contract/assistant/credits.ts';
import { planSchema } from '../../../contract/editorial.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import * as z from 'zod/mini';
import { inLanguage, type FactAnswer } from './fact-answer.ts';
import { joined } from './nutrient-words.ts';

/** `page` is empty for what is asked of a plan, whose page is open. */
const topicList = z.array(z.object({ id: z.string(), page: z.string(), english: z.string(), hindi: z.string() }));
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const topics = new Map(topicList.parse(read('../../../data/product/topics.json')).map((topic) => [topic.id, topic]));
const plans = z.array(planSchema).parse(read('../../../content/plans.json'));

/** The plans with their prices, from the list that the pricing page shows. */
function prices(language: PlanLanguage, amounts: ReadonlyMap<string, number>): string {
  const list = plans.map(({ planName, monthlyPrice, yearlyPrice }) => {
    const requests = amounts.get(planName);
    const of = requests === undefined ? '' : inLanguage(language, `, ${requests} assistant requests a month`, `, महीने में ${requests} अनुरोध`);
    if (monthlyPrice === 0) return inLanguage(language, `${planName} costs nothing${of}`, `${planName} मुफ़्त है${of}`);
    return inLanguage(
      language,
      `${planName} is ${monthlyPrice} a month or ${yearlyPrice} a year${of}`,
      `${planName} ${monthlyPrice} महीना या ${yearlyPrice} साल${of}`,
    );
  });
  return `${joined(list, language)}${language === 'hindi' ? '।' : '.'}`;
}

/** Requests to the assistant a month, by plan, and the person's own. */
export type Requests = { readonly amounts: ReadonlyMap<string, number>; readonly credits: Credits };

/** How a topic of Elevate works, with prices and requests as they are now. */
export function productFact(id: string, language: PlanLanguage, { amounts, credits }: Requests): FactAnswer | undefined {
  const topic = topics.get(id);
  if (!topic) return undefined;
  const renews = new Intl.DateTimeFormat(language === 'hindi' ? 'hi-IN' : 'en-IN', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${credits.renewsOn}T00:00:00Z`));
  const text = topic[language]
    .replace('{prices}', prices(language, amounts))
    .replace('{left}', String(credits.requestsLeft))
    .replace('{month}', String(credits.requestsAMonth))
    .replace('{plan}', credits.plan)
    .replace('{renews}', renews);
  const where = topic.page === '' ? '' : inLanguage(language, ` (Page: ${topic.page})`, ` (पेज: ${topic.page})`);
  return { text: `${text}${where}`, topic: { act: 'product', about: id } };
}
