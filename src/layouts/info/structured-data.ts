import type { Faq } from '../../contract/editorial.ts';

/** Schema.org's BreadcrumbList; the last step is the page itself. */
export const breadcrumbList = (site: URL, steps: { name: string; path: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, site).href,
  })),
});

/** The publisher of our own articles. */
export const publisher = (site: URL): object => ({
  '@type': 'Organization',
  name: 'Elevate',
  url: site.href,
  logo: new URL('/icon-512.png', site).href,
});

/** Schema.org's FAQPage; answers are HTML. */
export const faqPage = (faqs: readonly Faq[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
