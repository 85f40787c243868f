import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { emailAddress, identifier } from './shapes.ts';

/** Roles for the whole platform, independent of teams. */
export const platformRoles = ['administrator', 'moderator', 'editor'] as const;
export type PlatformRole = (typeof platformRoles)[number];

/**
 * The matrix of platform permissions, used by the server and the screens. `hideContent` and `editContent` have no caller yet: they say what
 * moderators and editors are for, until the modules for moderation and for editing the site check them.
 */
export const mayOnPlatform = {
  /** See who has which role, grant and revoke roles. */
  manageRoles: ['administrator'],
  /** See failed background jobs. */
  readFailedJobs: ['administrator'],
  /** See the state of this installation's services. */
  readHealthDetails: ['administrator'],
  /** Hide what somebody published. */
  hideContent: ['moderator'],
  /** Change the texts of the public site. */
  editContent: ['editor'],
} as const satisfies Record<string, readonly PlatformRole[]>;

export type PlatformPermission = keyof typeof mayOnPlatform;

/** Whether one of these roles gives the permission. */
export const mayWith = (roles: readonly PlatformRole[], permission: PlatformPermission): boolean =>
  roles.some((role) => (mayOnPlatform[permission] as readonly PlatformRole[]).includes(role));

const roleSchema = z.enum(platformRoles, 'Please choose a role.');
const nothing = z.object({});

const grantedRoleSchema = z.object({
  role: roleSchema,
  grantedAt: z.string(),
  /** The name of the administrator who granted it; null where a command did, or their account is gone. */
  grantedBy: z.nullable(z.string()),
});
export type GrantedRole = z.infer<typeof grantedRoleSchema>;

const holderSchema = z.extend(grantedRoleSchema, {
  user_id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
});
export type RoleHolder = z.infer<typeof holderSchema>;

const holdersAnswer = z.object({ response: z.array(holderSchema) });

export const listMyPlatformRoles = defineCall({
  name: 'listMyPlatformRoles',
  summary: 'The platform roles of the signed-in person; for most people none.',
  service: 'admin',
  method: 'GET',
  path: '/users/me/platform-roles',
  encoding: 'query',
  needsSession: true,
  fields: nothing,
  answer: z.object({ response: z.array(grantedRoleSchema) }),
  refusals: {},
});

export const listPlatformRoles = defineCall({
  name: 'listPlatformRoles',
  summary: 'Who has which platform role. For administrators.',
  service: 'admin',
  method: 'GET',
  path: '/api/admin/platform-roles',
  encoding: 'query',
  needsSession: true,
  fields: nothing,
  answer: holdersAnswer,
  refusals: { noPlatformPermission: 403 },
});

export const grantPlatformRole = defineCall({
  name: 'grantPlatformRole',
  summary: 'Gives a platform role to the person with this verified e-mail address. For administrators.',
  service: 'admin',
  method: 'POST',
  path: '/api/admin/platform-roles',
  encoding: 'json',
  needsSession: true,
  fields: z.object({ email: emailAddress, role: roleSchema }),
  answer: holdersAnswer,
  refusals: { noPlatformPermission: 403, noSuchAccount: 404 },
});

export const revokePlatformRole = defineCall({
  name: 'revokePlatformRole',
  summary: 'Takes a platform role back; the last administrator stays. For administrators.',
  service: 'admin',
  method: 'DELETE',
  path: '/api/admin/platform-roles/{user_id}/{role}',
  encoding: 'query',
  needsSession: true,
  fields: z.object({ user_id: identifier, role: roleSchema }),
  answer: holdersAnswer,
  refusals: { noPlatformPermission: 403, noSuchRole: 404, lastAdministrator: 409 },
});

export const listFailedJobs = defineCall({
  name: 'listFailedJobs',
  summary: 'Work in the background that failed after all its tries, or fails again and again, the newest first. For administrators.',
  service: 'admin',
  method: 'GET',
  path: '/api/admin/failed-jobs',
  encoding: 'query',
  needsSession: true,
  fields: nothing,
  answer: z.object({
    response: z.array(z.object({ id: z.string(), kind: z.string(), failedAt: z.string(), tries: z.number() })),
  }),
  refusals: { noPlatformPermission: 403 },
});

export const getHealthDetails = defineCall({
  name: 'getHealthDetails',
  summary: 'How this process and its database are doing. For administrators.',
  service: 'admin',
  method: 'GET',
  path: '/api/admin/health',
  encoding: 'query',
  needsSession: true,
  fields: nothing,
  answer: z.object({
    startedAt: z.string(),
    memoryMegabytes: z.number(),
    database: z.object({ version: z.string(), megabytes: z.number(), connections: z.number(), waiting: z.number() }),
    /** Background jobs that are not done yet. */
    queuedJobs: z.number(),
  }),
  refusals: { noPlatformPermission: 403 },
});
