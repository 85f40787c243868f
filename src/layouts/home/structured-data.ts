import type { SiteSettings } from '../../contract/editorial.ts';

/** Schema.org's Organization and WebSite; the search action is the form that works without JavaScript. */
export function homeStructuredData(site: URL, description: string, settings: SiteSettings): object[] {
  const value = (key: string) => settings[key]?.value || undefined;
  const sameAs = ['facebook', 'twitter', 'instagram', 'linkedin', 'youtube', 'Reddit'].flatMap((key) => value(key) ?? []);
  const organisation = new URL('/#organisation', site).href;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organisation,
      name: 'Elevate',
      url: site.href,
      logo: new URL('/icon-512.png', site).href,
      email: value('email'),
      address: value('address'),
      ...(sameAs.length > 0 && { sameAs }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Elevate',
      url: site.href,
      description,
      inLanguage: 'en-IN',
      publisher: { '@id': organisation },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${new URL('/search', site).href}?keyword={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
