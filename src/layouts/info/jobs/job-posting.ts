import { isoDay } from '../days.ts';
import { jobTypes, type Job } from './job-words.ts';

/** Schema.org's JobPosting. Pay is left out, because the content describes it in words and not as an amount. */
export const jobPosting = (site: URL, { id, data }: Job): object => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: data.title,
  description: data.html,
  identifier: { '@type': 'PropertyValue', name: 'Elevate', value: id },
  url: new URL(`/jobs/${id}`, site).href,
  datePosted: isoDay(data.postedOn),
  // Open until the end of its last day in India.
  validThrough: `${isoDay(data.closesOn)}T23:59:59+05:30`,
  employmentType: jobTypes[data.type].schema,
  hiringOrganization: { '@type': 'Organization', name: data.organisation },
  jobLocation: {
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: data.city, addressRegion: data.state, addressCountry: 'IN' },
  },
});
