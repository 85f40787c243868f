import { expect, test } from 'vitest';
import { daysBetween, todayInIndia } from '../../src/layouts/info/days.ts';
import { filterJobs, readFilters } from '../../src/layouts/info/jobs/filter-jobs.ts';
import { jobPosting } from '../../src/layouts/info/jobs/job-posting.ts';
import type { Job } from '../../src/layouts/info/jobs/job-words.ts';

const job = (id: string, closesOn: string, changes: object = {}) =>
  ({
    id,
    data: {
      title: id,
      closesOn: new Date(closesOn),
      postedOn: new Date('2026-09-01'),
      sport: 'soccer',
      city: 'Pune',
      type: 'full-time',
      ...changes,
    },
  }) as unknown as Job;
const idsOf = (jobs: readonly Job[]) => jobs.map(({ id }) => id);

test('a job is open until the end of its closing day in India', () => {
  const coach = job('coach', '2026-10-04');
  const on = (moment: string) => filterJobs([coach], [], todayInIndia(new Date(moment)));
  expect(idsOf(on('2026-10-03T12:00:00Z').open)).toEqual(['coach']);
  expect(idsOf(on('2026-10-04T18:29:59Z').open)).toEqual(['coach']);
  expect(on('2026-10-04T18:30:00Z')).toEqual({ open: [], closed: [coach] });
  expect(jobPosting(new URL('https://elevate.example'), coach)).toMatchObject({ validThrough: '2026-10-04T23:59:59+05:30' });
});

test('open jobs come first, the one that closes soonest on top; of closed ones the latest', () => {
  const jobs = [job('late', '2026-12-01'), job('long closed', '2026-08-01'), job('soon', '2026-10-05'), job('just closed', '2026-10-03')];
  const { open, closed } = filterJobs(jobs, [], '2026-10-04');
  expect([idsOf(open), idsOf(closed)]).toEqual([
    ['soon', 'late'],
    ['just closed', 'long closed'],
  ]);
});

test('every chosen filter counts, and a value that no job has counts as any', () => {
  const jobs = [
    job('coach', '2026-12-01'),
    job('groundsman', '2026-12-02', { city: 'Kochi' }),
    job('helper', '2026-12-03', { city: 'Kochi', type: 'volunteer' }),
  ];
  const found = (query: string) => idsOf(filterJobs(jobs, readFilters(jobs, new URLSearchParams(query)), '2026-10-04').open);
  expect(found('city=Kochi')).toEqual(['groundsman', 'helper']);
  expect(found('city=Kochi&type=full-time')).toEqual(['groundsman']);
  expect(found('city=Nowhere&type=volunteer')).toEqual(['helper']);
  expect(found('city=Pune&type=volunteer')).toEqual([]);
});

test('days are counted from one date to another', () => {
  expect([
    daysBetween('2026-10-04', '2026-10-04'),
    daysBetween('2026-12-31', '2027-01-01'),
    daysBetween('2026-10-04', '2026-10-01'),
  ]).toEqual([0, 1, -3]);
});
