import type { CollectionEntry } from 'astro:content';
import { isoDay } from '../days.ts';

export type Job = CollectionEntry<'jobs'>;
export type JobType = Job['data']['type'];

/** The shown name of each kind of employment, and schema.org's name for it. */
export const jobTypes: Readonly<Record<JobType, { name: string; schema: string }>> = {
  'full-time': { name: 'Full-time', schema: 'FULL_TIME' },
  'part-time': { name: 'Part-time', schema: 'PART_TIME' },
  contract: { name: 'Contract', schema: 'CONTRACTOR' },
  volunteer: { name: 'Volunteer', schema: 'VOLUNTEER' },
};

/** Whether the closing day is over in India. Dates as '2026-10-04'. */
export const isClosed = (closesOn: string, today: string): boolean => today > closesOn;

/** 'Pune, Maharashtra'; only the name once where city and state are the same. */
export const placeOf = ({ city, state }: Job['data']): string => (city === state ? city : `${city}, ${state}`);

export const closingDayOf = (job: Job): string => isoDay(job.data.closesOn);
