import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { distancesKm, limits } from './limits.ts';
import { optionalNumber, optionalText } from './shapes.ts';
import { cursor, nextCursor } from './shared-fields.ts';
import { sports } from './sports.ts';

export const categories = ['teams', 'tournaments', 'players'] as const;
export const genders = ['women', 'men', 'mixed'] as const;
export const levels = ['beginner', 'intermediate', 'advanced', 'professional'] as const;
export const sortings = ['best', 'nearest', 'name', 'newest'] as const;

export type Category = (typeof categories)[number];
export type Gender = (typeof genders)[number];
export type Level = (typeof levels)[number];

/**
 * One of a list, in upper or lower case: the specification writes Teams, Tournaments and Players. An empty text means 'any', as an
 * untouched select sends it.
 */
const choice = <const T extends readonly string[]>(options: T) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (typeof value !== 'string' ? value : value.toLowerCase() || undefined)),
      z.optional(z.enum(options, `Please choose one of ${options.join(', ')}.`)),
    ),
  );

const sportIds: number[] = sports.map((sport) => sport.id);

const keyword = optionalText(limits.searchKeywordMaximum).check(
  z.refine((text) => text === '' || [...text].length >= limits.searchKeywordMinimum, {
    message: `Please type at least ${limits.searchKeywordMinimum} characters.`,
  }),
);

const noSuchParameter = {
  error: ({ code }: { code?: string }) =>
    code === 'unrecognized_keys' ? 'Search has no such parameter. Its pages have no numbers: each one links to the next.' : undefined,
};

/** The whole state of /search; its URL has exactly these names. Others are refused, so that `page=2` does not quietly show the first page. */
export const searchFields = z.strictObject(
  {
    keyword,
    category: choice(categories),
    location: optionalText(120),
    lat: optionalNumber(-90, 90),
    lon: optionalNumber(-180, 180),
    sport: optionalNumber(0, 1_000).check(
      z.refine((id) => id === undefined || sportIds.includes(id), { message: 'Please choose a sport from the list.' }),
    ),
    gender: choice(genders),
    level: choice(levels),
    distance: optionalNumber(1, distancesKm[distancesKm.length - 1] ?? 100),
    sort: choice(sortings),
    after: cursor,
  },
  noSuchParameter,
);

/** One result. A person's place is sent only as a city and a distance band. */
export const searchResultSchema = z.object({
  kind: z.enum(categories),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  /** `unique_name` of a player, `sporthon_id` of a team, the dates of a tournament. */
  label: z.string(),
  sports: z.array(z.number()),
  gender: z.string(),
  level: z.string(),
  city: z.string(),
  picture: z.nullable(z.string()),
  /** 'under 5 km', '5–10 km' … 'over 100 km'; null without a place to measure from. */
  distance: z.nullable(z.string()),
});

const count = z.object({ value: z.number(), isCapped: z.boolean() });

export const searchAnswer = z.object({
  status: z.literal(1),
  response: z.object({
    results: z.array(searchResultSchema),
    counts: z.object({ teams: count, tournaments: count, players: count }),
    /** The keyword as it was understood, if that differs. */
    understoodAs: z.nullable(z.string()),
    next: nextCursor,
  }),
});

export type SearchResult = z.infer<typeof searchResultSchema>;
export type SearchAnswer = z.infer<typeof searchAnswer>['response'];
export type SearchFields = z.infer<typeof searchFields>;

export const globalSearch = defineCall({
  name: 'globalSearch',
  service: 'organisation',
  method: 'GET',
  path: '/api/global-search',
  encoding: 'query',
  summary: 'Searches players, teams and tournaments; forgives typing errors.',
  fields: searchFields,
  answer: searchAnswer,
  refusals: { tooManyRequests: 429, searchUnavailable: 503 },
});

export const citySchema = z.object({ name: z.string(), state: z.string(), lat: z.number(), lon: z.number() });
export type City = z.infer<typeof citySchema>;

export const suggestCities = defineCall({
  name: 'suggestCities',
  service: 'organisation',
  method: 'GET',
  path: '/api/cities',
  encoding: 'query',
  summary: "India's cities whose name begins like the text, largest first.",
  fields: z.object({ text: optionalText(80) }),
  answer: z.array(citySchema),
  refusals: { tooManyRequests: 429 },
});
