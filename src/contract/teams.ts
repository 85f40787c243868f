import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { identifier } from './shapes.ts';

/** Spec §3's team, with its sport and size for the popup. `sporthon_id` is the team's shown ID. */
export const teamProfileSchema = z.object({
  id: z.string(),
  team_name: z.string(),
  team_desc: z.string(),
  team_address: z.string(),
  sporthon_id: z.string(),
  team_gender: z.string(),
  team_logo: z.nullable(z.string()),
  sport_id: z.number(),
  sport_name: z.string(),
  level: z.string(),
  facebook: z.nullable(z.string()),
  instagram: z.nullable(z.string()),
  youtube: z.nullable(z.string()),
  twitter: z.nullable(z.string()),
});

export type TeamProfile = z.infer<typeof teamProfileSchema>;

export const getTeamProfile = defineCall({
  name: 'getTeamProfile',
  service: 'organisation',
  method: 'GET',
  path: '/api/team/profile/{id}',
  encoding: 'query',
  summary: 'The public profile of one team.',
  fields: z.object({ id: identifier }),
  answer: z.object({ status: z.literal(1), response: teamProfileSchema }),
  refusals: { noSuchTeam: 404 },
});
