import * as z from 'zod/mini';
import {
  cmsSchema,
  faqSchema,
  featureSchema,
  partnerSchema,
  planSchema,
  referenceSchema,
  settingsSchema,
  testimonialSchema,
  type Editorial,
} from '../contract/editorial.ts';
import { sanitiseHtml } from './sanitise.ts';

const editorialSchema = z.object({
  cms: z.record(z.string(), cmsSchema),
  faqs: z.array(faqSchema),
  settings: settingsSchema,
  testimonials: z.array(testimonialSchema),
  features: z.array(featureSchema),
  plans: z.array(planSchema),
  partners: z.array(partnerSchema),
  references: z.array(referenceSchema),
});

/** Validates content from any source and sanitises all of its HTML. Throws an error that names the wrong field. */
export function acceptEditorial(raw: unknown, source: string): Editorial {
  const parsed = z.safeParse(editorialSchema, raw);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`Content from ${source} cannot be used: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { cms, faqs, features, ...rest } = parsed.data;
  return {
    ...rest,
    cms: Object.fromEntries(Object.entries(cms).map(([key, text]) => [key, { ...text, description: sanitiseHtml(text.description) }])),
    faqs: faqs.map((faq) => ({ ...faq, answer: sanitiseHtml(faq.answer) })),
    features: features.map((feature) => ({ ...feature, description: sanitiseHtml(feature.description) })),
  };
}
