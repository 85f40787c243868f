import type { CollectionEntry } from 'astro:content';
import { isoDay } from '../days.ts';

export type Job = CollectionEntry<'jobs'>;
export type JobType = Job['data']['type'];

/** How a kind of employment is said, and how schema.org says it. */
export const jobTypes: Readonly<Record<JobType, { name: string; schema: string }>> = {
  'full-time': { name: 'Full-time', schema: 'FULL_TIME' },
  'part-time': { name: 'Part-time', schema: 'PART_TIME' },
  contract: { name: 'Contract', schema: 'CONTRACTOR' },
  volunteer: { name: 'Volunteer', schema: 'VOLUNTEER' },
};

/** An advertisement is open until its closing day is over in India. Days are ISO days. */
export const isClosed = (closesOn: string, today: string): boolean => today > closesOn;

/** 'Pune, Maharashtra'; a city that is its own state is said once. */
export const placeOf = ({ city, state }: Job['data']): string => (city === state ? city : `${city}, ${state}`);

export const closingDayOf = (job: Job): string => isoDay(job.data.closesOn);
