import { sports } from '../../../contract/sports.ts';
import { closingDayOf, isClosed, jobTypes, type Job } from './job-words.ts';

const filterNames = ['sport', 'city', 'type'] as const;
export type JobFilter = { name: (typeof filterNames)[number]; label: string; options: { value: string; text: string }[]; chosen: string };

const sportName = (court: string) => sports.find((sport) => sport.court === court)?.name ?? court;
const texts = { sport: sportName, city: (city: string) => city, type: (type: string) => jobTypes[type as keyof typeof jobTypes].name };
const labels = { sport: 'Sport', city: 'City', type: 'Type' };

/** The filters with their options and the value chosen in the URL. A value that no job has counts as 'any'. */
export function readFilters(jobs: readonly Job[], params: URLSearchParams): JobFilter[] {
  return filterNames.map((name) => {
    const options = [...new Set<string>(jobs.map(({ data }) => data[name]))]
      .map((value) => ({ value, text: texts[name](value) }))
      .sort((one, other) => one.text.localeCompare(other.text));
    const wanted = params.get(name) ?? '';
    return { name, label: labels[name], options, chosen: options.some(({ value }) => value === wanted) ? wanted : '' };
  });
}

/** The jobs that match every filter: open ones first, by closing day; then closed ones, latest first. */
export function filterJobs(jobs: readonly Job[], filters: readonly JobFilter[], today: string): { open: Job[]; closed: Job[] } {
  const matching = jobs.filter(({ data }) => filters.every(({ name, chosen }) => chosen === '' || data[name] === chosen));
  const byClosingDay = matching.toSorted((one, other) => closingDayOf(one).localeCompare(closingDayOf(other)));
  return {
    open: byClosingDay.filter((job) => !isClosed(closingDayOf(job), today)),
    closed: byClosingDay.filter((job) => isClosed(closingDayOf(job), today)).reverse(),
  };
}
