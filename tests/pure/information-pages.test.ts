import { describe, expect, test } from 'vitest';
import type { Plan } from '../../src/contract/editorial.ts';
import { tallySize, tallyStroke } from '../../src/layouts/billing/tally.ts';
import { shownPrice, twelveMonths } from '../../src/layouts/home/plan-prices.ts';
import { withDatedHeadings } from '../../src/layouts/info/dated-headings.ts';
import { daysBetween, isoDay, longDay, todayInIndia } from '../../src/layouts/info/days.ts';
import { headingOf, pagePath } from '../../src/layouts/info/heading-of.ts';
import { withHeadingIds } from '../../src/layouts/info/headings-in.ts';
import { filterJobs, readFilters } from '../../src/layouts/info/jobs/filter-jobs.ts';
import { jobPosting } from '../../src/layouts/info/jobs/job-posting.ts';
import { isClosed, placeOf, type Job } from '../../src/layouts/info/jobs/job-words.ts';

const job = (id: string, closesOn: string, data: object = {}) =>
  ({
    id,
    data: {
      title: id,
      html: '<p>Work</p>',
      sport: 'cricket',
      city: 'Pune',
      state: 'Maharashtra',
      type: 'full-time',
      organisation: 'Elevate',
      postedOn: new Date('2026-10-01'),
      closesOn: new Date(closesOn),
      ...data,
    },
  }) as unknown as Job;

describe('the jobs', () => {
  const jobs = [
    job('late', '2026-12-20'),
    job('soon', '2026-11-23', { city: 'Delhi', state: 'Delhi', sport: 'soccer' }),
    job('old', '2026-11-01', { type: 'volunteer' }),
    job('older', '2026-10-01'),
  ];
  const shown = (query: string) => {
    const { open, closed } = filterJobs(jobs, readFilters(jobs, new URLSearchParams(query)), '2026-11-23');
    return [open.map(({ id }) => id), closed.map(({ id }) => id)];
  };

  test('are open until the end of their last day, the next to close first, and then those closed last', () => {
    expect(shown('')).toEqual([
      ['soon', 'late'],
      ['old', 'older'],
    ]);
    expect([isClosed('2026-11-23', '2026-11-23'), isClosed('2026-11-22', '2026-11-23')]).toEqual([false, true]);
  });

  test('match every filter; what no job has is no filter', () => {
    expect(shown('city=Pune&type=volunteer')).toEqual([[], ['old']]);
    expect(shown('city=Delhi')).toEqual([['soon'], []]);
    expect(shown('city=Nowhere')).toEqual(shown(''));
    const filters = readFilters(jobs, new URLSearchParams('city=Delhi&type=odd'));
    expect(filters.map(({ name, label, chosen }) => [name, label, chosen])).toEqual([
      ['sport', 'Sport', ''],
      ['city', 'City', 'Delhi'],
      ['type', 'Type', ''],
    ]);
    expect(filters[1]?.options).toEqual(['Delhi', 'Pune'].map((value) => ({ value, text: value })));
    expect(filters[2]?.options.map(({ text }) => text)).toEqual(['Full-time', 'Volunteer']);
  });

  test('name the place once where city and state are the same, and tell search engines the rest', () => {
    expect(jobs.slice(0, 2).map(({ data }) => placeOf(data))).toEqual(['Pune, Maharashtra', 'Delhi']);
    expect(jobPosting(new URL('https://site.test'), job('coach', '2026-12-20'))).toMatchObject({
      url: 'https://site.test/jobs/coach',
      datePosted: '2026-10-01',
      validThrough: '2026-12-20T23:59:59+05:30',
      employmentType: 'FULL_TIME',
      jobLocation: { address: { addressLocality: 'Pune', addressRegion: 'Maharashtra' } },
    });
  });
});

test('days are written and counted, by the clock of India', () => {
  expect(longDay(new Date('2026-10-04'))).toBe('4 October 2026');
  expect(isoDay(new Date('2026-10-04T23:00:00Z'))).toBe('2026-10-04');
  expect(['2026-10-04T18:29:00Z', '2026-10-04T18:30:00Z'].map((at) => todayInIndia(new Date(at)))).toEqual(['2026-10-04', '2026-10-05']);
  expect([
    daysBetween('2026-10-04', '2026-10-04'),
    daysBetween('2026-10-04', '2026-11-01'),
    daysBetween('2026-10-04', '2026-10-03'),
  ]).toEqual([0, 28, -1]);
});

describe('a heading', () => {
  test('is made from the last part of the path', () => {
    expect(['/company-news', '/docs/api/', '/faq', '/', '/responsible-disclosure-policy'].map(headingOf)).toEqual([
      'Company news',
      'API',
      'FAQ',
      '',
      'Responsible disclosure policy',
    ]);
    expect(
      ['/faq.html', '/faq/', '/', '/index.html', '/about/index.html'].map((path) => pagePath(new URL(path, 'http://site.test'))),
    ).toEqual(['/faq', '/faq', '/', '/', '/about']);
  });

  test('can be linked to, each by its own id', () => {
    const { html, headings } = withHeadingIds('<h2>Terms &amp; more!</h2><h2 id="own">Own</h2><h2><b>Own</b></h2><h2>हिन्दी</h2>');
    expect(headings).toEqual([
      { id: 'terms-more', text: 'Terms & more!' },
      { id: 'own', text: 'Own' },
      { id: 'own-2', text: 'Own' },
      { id: 'section', text: 'हिन्दी' },
    ]);
    expect(html).toContain('<h2 id="own-2"><b>Own</b></h2>');
    // An id of the editor's own may be the one that a repeated heading would get.
    const ids = withHeadingIds('<h2 id="a-2">Own</h2><h2>A</h2><h2>A</h2><h2>A</h2>').headings.map(({ id }) => id);
    expect(ids).toEqual(['a-2', 'a', 'a-3', 'a-4']);
  });

  test('with a date has the date in words above it', () => {
    expect(withDatedHeadings('<h2 id="a">2026-11-12: What is new</h2><h2>2026-13-40: Odd</h2>')).toBe(
      '<p class="dated"><time datetime="2026-11-12">12 November 2026</time></p><h2 id="a">What is new</h2><h2>2026-13-40: Odd</h2>',
    );
  });
});

test('prices are shown with the currency of the plans, and twelve months of one', () => {
  const plans = [{ monthlyPrice: 0 }, { monthlyPrice: '₹1,199' }, { monthlyPrice: '$5' }] as unknown as Plan[];
  expect(shownPrice(0, plans)).toEqual({ currency: '₹', amount: '0' });
  expect(shownPrice(0, [])).toEqual({ currency: '', amount: '0' });
  expect(shownPrice(' ₹1,199.50 ', plans)).toEqual({ currency: '₹', amount: '1,199.50' });
  expect(shownPrice('free', plans)).toEqual({ currency: '', amount: 'free' });
  expect(twelveMonths('₹1,199')).toEqual({ currency: '₹', amount: '14,388' });
});

test('requests left are tallied in fives, the fifth across the four', () => {
  expect(tallySize(16)).toEqual({ width: 228, height: 34 });
  expect(tallyStroke(4)).toBe('M0 28L36 6');
  expect(tallyStroke(9)).toBe('M57 28L93 6');
  expect(tallyStroke(5)).toMatch(/^M6\d/);
});
