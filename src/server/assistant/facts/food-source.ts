import type { Source } from '../../../contract/assistant/chat.ts';
import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import type { Food } from '../foods/index.ts';
import { inLanguage } from './fact-answer.ts';

/** The source of every figure of food: USDA's table, with our recipes for dishes, and what foods outside the table are counted as. */
export const foodSource = (language: PlanLanguage, foods: readonly Food[] = []): Source => ({
  title: 'USDA National Nutrient Database for Standard Reference, Release 24 (2011)',
  summary: [
    inLanguage(
      language,
      'Nutrients per 100 g of each food. Those of a dish are computed from our recipe; household measures are usual weights.',
      'हर चीज़ के 100 ग्राम के पोषक तत्व। पकवान के आँकड़े हमारी विधि से गिने हैं; घरेलू माप के वज़न आम हैं।',
    ),
    ...foods.flatMap(({ name, isStandIn, why }) => (isStandIn && why ? `${name[0]} is counted as: ${why}.` : [])),
  ].join(' '),
});
