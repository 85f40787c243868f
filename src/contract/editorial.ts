import * as z from 'zod/mini';

/** A picture's path relative to the storage host (spec §7). */
const relativePicture = z.string();

export const faqSchema = z.object({ id: z.string(), question: z.string(), answer: z.string() });
export const testimonialSchema = z.object({ image: relativePicture, name: z.string(), description: z.string() });
export const featureSchema = z.object({ name: z.string(), image: relativePicture, description: z.string() });
export const planSchema = z.object({
  planName: z.string(),
  monthlyPrice: z.union([z.string(), z.literal(0)]),
  yearlyPrice: z.union([z.string(), z.literal(0)]),
  features: z.array(z.string()),
  planTag: z.string(),
});
export const settingsSchema = z.record(z.string(), z.object({ value: z.string() }));
export const partnerSchema = z.object({ name: z.string(), kind: z.string(), description: z.string(), url: z.string() });
export const referenceSchema = z.object({ title: z.string(), summary: z.string(), url: z.optional(z.string()) });
export const cmsSchema = z.object({ title: z.string(), summary: z.string(), description: z.string() });

export type Faq = z.infer<typeof faqSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
export type Feature = z.infer<typeof featureSchema>;
export type Plan = z.infer<typeof planSchema>;
export type SiteSettings = z.infer<typeof settingsSchema>;
export type Partner = z.infer<typeof partnerSchema>;
export type Reference = z.infer<typeof referenceSchema>;
export type CmsContent = z.infer<typeof cmsSchema>;

/** What an editor may change without a release: everything the public pages and the site calls show. */
export type Editorial = {
  cms: Record<string, CmsContent>;
  faqs: Faq[];
  settings: SiteSettings;
  testimonials: Testimonial[];
  features: Feature[];
  plans: Plan[];
  partners: Partner[];
  references: Reference[];
};

/** The keys of the texts that pages use. */
export const cmsKeys = [
  'home',
  'about',
  'contact',
  'company-news',
  'help',
  'feature',
  'partners',
  'faq',
  'agreement',
  'privacy',
  'responsible-disclosure-policy',
  'upgrade-plan',
  'news',
  'jobs',
] as const;
