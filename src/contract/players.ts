import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { identifier } from './shapes.ts';

/** Spec §3's player profile. `type_of_sports` is JSON text of sport ids; `street_address` never says more than the city. */
export const playerProfileSchema = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  unique_name: z.string(),
  photo: z.nullable(z.string()),
  type_of_sports: z.string(),
  sportsNames: z.string(),
  street_address: z.string(),
  about_me: z.string(),
  achievement: z.string(),
  facebook: z.nullable(z.string()),
  instagram: z.nullable(z.string()),
  twitter: z.nullable(z.string()),
  youtube: z.nullable(z.string()),
});

export type PlayerProfile = z.infer<typeof playerProfileSchema>;

export const getPlayerProfile = defineCall({
  name: 'getPlayerProfile',
  service: 'organisation',
  method: 'GET',
  path: '/api/player/profile/{player_id}',
  encoding: 'query',
  summary: 'The public profile of one player.',
  fields: z.object({ player_id: identifier }),
  answer: z.object({ status: z.literal(1), response: playerProfileSchema }),
  refusals: { noSuchPlayer: 404 },
});
