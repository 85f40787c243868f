import { mayWith, type PlatformPermission } from '../../contract/platform-roles.ts';
import type { Queryable } from '../database/queryable.ts';
import { Refusal } from '../http/refusal.ts';
import { rolesOf } from './read-roles.ts';

/** Refuses `noPlatformPermission` unless a role of the person gives the permission. */
export async function requirePlatformPermission(db: Queryable, userId: string, permission: PlatformPermission): Promise<void> {
  if (!mayWith(await rolesOf(db, userId), permission)) throw new Refusal('noPlatformPermission');
}
