import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ofTeam } from './shared-fields.ts';
import { teamRoles, teamTypes } from './team-roles.ts';

/** Spec §3's team, with its sport, type and size for the popup. `sporthon_id` is the team's shown ID. */
export const teamProfileSchema = z.object({
  id: z.string(),
  team_name: z.string(),
  team_desc: z.string(),
  team_address: z.string(),
  sporthon_id: z.string(),
  team_gender: z.string(),
  team_logo: z.nullable(z.string()),
  team_type: z.string(),
  sport_id: z.number(),
  sport_name: z.string(),
  level: z.string(),
  city: z.string(),
  /** The number of members, without followers. */
  member_count: z.number(),
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
  path: '/api/team/profile/{team_id}',
  encoding: 'query',
  summary: 'The public profile of one team.',
  fields: z.object(ofTeam),
  answer: z.object({ status: z.literal(1), response: teamProfileSchema }),
  refusals: { noSuchTeam: 404 },
});

/** The access of the signed-in user to a team. */
export const myAccessSchema = z.object({
  /** Null for a stranger, who sees the public profile only. */
  role: z.nullable(z.enum([...teamRoles, 'guardian'])),
  /** Their own row of the roster. */
  member_id: z.nullable(z.string()),
  /** The members they are the guardian of. */
  wards: z.array(z.string()),
  /** Whether they are a minor here without a guardian, and should name one. */
  needs_guardian: z.boolean(),
});
export type MyAccess = z.infer<typeof myAccessSchema>;

export const openedTeamSchema = z.object({ ...teamProfileSchema.shape, time_zone: z.string(), ...myAccessSchema.shape });
export type OpenedTeam = z.infer<typeof openedTeamSchema>;

export const getTeamDetails = defineCall({
  name: 'getTeamDetails',
  service: 'organisation',
  method: 'GET',
  path: '/api/v2/teamDetails/{team_id}',
  encoding: 'query',
  summary: 'The public profile of one team, and how the signed-in person stands to it.',
  needsSession: true,
  fields: z.object(ofTeam),
  answer: z.object({ status: z.literal(1), response: openedTeamSchema }),
  refusals: { noSuchTeam: 404 },
});

const myTeamSchema = z.object({
  ...teamProfileSchema.shape,
  /** The role of the signed-in user. */
  role: z.enum([...teamRoles, 'guardian']),
  /** The team's next event. */
  next_event: z.nullable(
    z.object({ id: z.string(), title: z.string(), kind: z.string(), starts_at: z.string(), time_zone: z.string(), place: z.string() }),
  ),
});
export type MyTeam = z.infer<typeof myTeamSchema>;

const listing = {
  service: 'organisation',
  method: 'GET',
  encoding: 'query',
  needsSession: true,
  fields: z.object({}),
  answer: z.object({ status: z.literal(1), response: z.array(myTeamSchema) }),
  refusals: {},
} as const;

export const listTeams = defineCall({
  ...listing,
  name: 'listTeams',
  path: '/api/list-teams',
  summary: 'The teams of the signed-in person, with their part in each and what comes next; a guardian sees those of their children.',
});

export const listMyTeams = defineCall({
  ...listing,
  name: 'listMyTeams',
  path: '/api/v2/teamDetails',
  summary: 'As list-teams.',
});

export const listTeamTypes = defineCall({
  name: 'listTeamTypes',
  service: 'organisation',
  method: 'GET',
  path: '/api/teamtype',
  encoding: 'query',
  summary: 'The types of teams.',
  fields: z.object({}),
  answer: z.object({ status: z.literal(1), response: z.array(z.object({ id: z.enum(teamTypes), name: z.string() })) }),
  refusals: {},
});
