import { cmsKeys, type CmsContent, type Editorial } from '../contract/editorial.ts';
import { acceptEditorial } from './editorial-schema.ts';

/** Content from another host that answers spec §7's content calls. What that contract lacks (partners, references, a page's title) comes from `defaults`. */
export async function editorialFromHost(host: string, defaults: Editorial): Promise<Editorial> {
  const base = host.replace(/\/$/, '');
  const read = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${base}${path}`, { signal: AbortSignal.timeout(10_000), headers: { accept: 'application/json' } });
    if (!answer.ok) throw new Error(`${base}${path} answered ${answer.status}`);
    return answer.json();
  };
  const readPage = async (key: string): Promise<[string, CmsContent]> => {
    const page = (await read(`/api/cms/${key}`)) as Partial<CmsContent>;
    return [key, { title: key, summary: '', description: '', ...defaults.cms[key], ...page }];
  };
  const [faqs, settings, testimonials, features, plans, pages] = await Promise.all([
    read('/api/faqs'),
    read('/api/settings/keys'),
    read('/api/testimonials'),
    read('/api/features'),
    read('/api/admin/plans'),
    Promise.all(cmsKeys.map(readPage)),
  ]);
  return acceptEditorial(
    {
      cms: Object.fromEntries(pages),
      faqs,
      settings,
      testimonials,
      features,
      plans,
      partners: defaults.partners,
      references: defaults.references,
    },
    base,
  );
}
