import * as calls from '../../contract/site.ts';
import { sports } from '../../contract/sports.ts';
import type { AppContext } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import { route } from '../http/route.ts';
import { listCountries } from './list-countries.ts';
import { submitContact } from './contact-messages.ts';

const forAMinute = { publicForSeconds: 60 };
const fixed = { ...forAMinute, isFixed: true };
const legacy = <T>(response: T) => ({ status: 1 as const, response });

export const siteRoutes = (app: AppContext) => {
  const { editorial } = app;
  return [
    route(calls.getPlans, () => editorial.plans, fixed),
    route(calls.getFaqs, () => editorial.faqs, fixed),
    route(
      calls.getCmsContent,
      ({ key }) => {
        const content = Object.hasOwn(editorial.cms, key) ? editorial.cms[key] : undefined;
        if (!content) throw new Refusal('noSuchContent');
        return content;
      },
      forAMinute,
    ),
    route(calls.getSettings, () => editorial.settings, fixed),
    route(calls.getTestimonials, () => editorial.testimonials, fixed),
    route(calls.getFeatures, () => editorial.features, fixed),
    route(calls.getGeneralSettings, () => legacy(editorial.settings), fixed),
    route(calls.listCms, () => legacy(Object.entries(editorial.cms).map(([key, { title }]) => ({ key, title }))), fixed),
    route(calls.listPartners, () => legacy(editorial.partners), fixed),
    route(calls.listLegacyFaqs, () => legacy(editorial.faqs), fixed),
    route(calls.listLegacyFeatures, () => legacy(editorial.features), fixed),
    route(calls.listGames, () => legacy(sports.map(({ id, name }) => ({ id, name }))), fixed),
    route(calls.listCountries, () => legacy(listCountries()), fixed),
    route(
      calls.submitContact,
      async (fields) => {
        await submitContact(app, fields);
        return { status: 1 } as const;
      },
      { limit: { points: 5, windowSeconds: 60 }, afterForm: '/contact#sent' },
    ),
  ];
};
