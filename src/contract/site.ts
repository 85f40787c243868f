import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { cmsSchema, faqSchema, featureSchema, partnerSchema, planSchema, settingsSchema, testimonialSchema } from './editorial.ts';
import { limits } from './limits.ts';
import { emailAddress, optionalLine, requiredLine, requiredText } from './shapes.ts';

const nothing = z.object({});
const statusAnd = <S extends z.core.$ZodType>(response: S) => z.object({ status: z.literal(1), response });
const read = { method: 'GET', encoding: 'query', fields: nothing, refusals: {} } as const;

export const getPlans = defineCall({
  ...read,
  name: 'getPlans',
  service: 'admin',
  path: '/api/admin/plans',
  summary: 'The plans with their prices and features.',
  answer: z.array(planSchema),
});

export const getFaqs = defineCall({
  ...read,
  name: 'getFaqs',
  service: 'admin',
  path: '/api/faqs',
  summary: 'Frequently asked questions; answers are sanitised HTML.',
  answer: z.array(faqSchema),
});

export const getCmsContent = defineCall({
  ...read,
  name: 'getCmsContent',
  service: 'admin',
  path: '/api/cms/{key}',
  summary: 'One editorial text as sanitised HTML.',
  fields: z.object({ key: requiredText(60, 'Please name the content.') }),
  answer: cmsSchema,
  refusals: { noSuchContent: 404 },
});

export const getSettings = defineCall({
  ...read,
  name: 'getSettings',
  service: 'admin',
  path: '/api/settings/keys',
  summary: 'Site settings: social links, address, e-mail, reserved_text.',
  answer: settingsSchema,
});

export const getTestimonials = defineCall({
  ...read,
  name: 'getTestimonials',
  service: 'admin',
  path: '/api/testimonials',
  summary: 'Testimonials; `image` is relative to the storage host.',
  answer: z.array(testimonialSchema),
});

export const getFeatures = defineCall({
  ...read,
  name: 'getFeatures',
  service: 'admin',
  path: '/api/features',
  summary: 'The features of the carousel; descriptions are sanitised HTML.',
  answer: z.array(featureSchema),
});

// The legacy family of spec §7 answers { status, response }.
export const getGeneralSettings = defineCall({
  ...read,
  name: 'getGeneralSettings',
  service: 'organisation',
  path: '/api/general-settings',
  summary: 'Site settings, in the legacy shape.',
  answer: statusAnd(settingsSchema),
});

export const listCms = defineCall({
  ...read,
  name: 'listCms',
  service: 'organisation',
  path: '/api/cms',
  summary: 'The keys and titles of all editorial texts.',
  answer: statusAnd(z.array(z.object({ key: z.string(), title: z.string() }))),
});

export const listPartners = defineCall({
  ...read,
  name: 'listPartners',
  service: 'organisation',
  path: '/api/partners',
  summary: 'Partners with a short text on each.',
  answer: statusAnd(z.array(partnerSchema)),
});

export const listLegacyFaqs = defineCall({
  ...read,
  name: 'listLegacyFaqs',
  service: 'organisation',
  path: '/api/faq',
  summary: 'Frequently asked questions, in the legacy shape.',
  answer: statusAnd(z.array(faqSchema)),
});

export const listLegacyFeatures = defineCall({
  ...read,
  name: 'listLegacyFeatures',
  service: 'organisation',
  path: '/api/listFeatures',
  summary: 'The features, in the legacy shape.',
  answer: statusAnd(z.array(featureSchema)),
});

export const listGames = defineCall({
  ...read,
  name: 'listGames',
  service: 'organisation',
  path: '/api/listgames',
  summary: 'The sports with their ids.',
  answer: statusAnd(z.array(z.object({ id: z.number(), name: z.string() }))),
});

export const listCountries = defineCall({
  ...read,
  name: 'listCountries',
  service: 'organisation',
  path: '/api/listcountry',
  summary: 'Countries with ISO 3166 code and calling code.',
  answer: statusAnd(z.array(z.object({ code: z.string(), name: z.string(), callingCode: z.string() }))),
});

export const submitContact = defineCall({
  name: 'submitContact',
  service: 'organisation',
  method: 'POST',
  path: '/api/submit-contact',
  encoding: 'form',
  summary: 'Stores a message to the site, mails it to the address in the settings and answers its sender.',
  fields: z.object({
    name: requiredLine(limits.waitlistNameLength, 'Please enter your name.'),
    email: emailAddress,
    subject: optionalLine(limits.contactSubjectLength),
    message: requiredText(limits.contactMessageLength, 'Please write a message.'),
  }),
  answer: z.object({ status: z.literal(1) }),
  refusals: { tooManyRequests: 429 },
});
