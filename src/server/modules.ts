import { assistantModule } from './assistant/index.ts';
import { calendarsModule } from './calendars/index.ts';
import { entitlementsModule } from './entitlements/index.ts';
import { eventsModule } from './events/index.ts';
import { identityModule } from './identity/index.ts';
import { locationModule } from './location/index.ts';
import type { Module } from './module/define-module.ts';
import { notificationsModule } from './notifications/index.ts';
import { platformRolesModule } from './platform-roles/index.ts';
import { playersModule } from './players/index.ts';
import { profileModule } from './profile/index.ts';
import { searchModule } from './search/index.ts';
import { siteModule } from './site/index.ts';
import { storageModule } from './storage/index.ts';
import { tasksModule } from './tasks/index.ts';
import { teamsModule } from './teams/index.ts';
import { tournamentsModule } from './tournaments/index.ts';
import { waitlistModule } from './waitlist/index.ts';

/**
 * Every module of the server; a new one is added here only. A deleted account is erased in this order: rows that depend on a membership
 * (tasks, calendars) before the memberships, and those before the user.
 */
export const modules: readonly Module[] = [
  waitlistModule,
  siteModule,
  locationModule,
  storageModule,
  notificationsModule,
  searchModule,
  playersModule,
  profileModule,
  tasksModule,
  calendarsModule,
  eventsModule,
  tournamentsModule,
  teamsModule,
  assistantModule,
  entitlementsModule,
  platformRolesModule,
  identityModule,
];
