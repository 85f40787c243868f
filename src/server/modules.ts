// Every module of the server, one line each; the order has no meaning. `all-modules.ts` makes a list of these exports.
export { assistantModule } from './assistant/index.ts';
export { calendarsModule } from './calendars/index.ts';
export { entitlementsModule } from './entitlements/index.ts';
export { eventsModule } from './events/index.ts';
export { identityModule } from './identity/index.ts';
export { locationModule } from './location/index.ts';
export { notificationsModule } from './notifications/index.ts';
export { platformRolesModule } from './platform-roles/index.ts';
export { playersModule } from './players/index.ts';
export { profileModule } from './profile/index.ts';
export { searchModule } from './search/index.ts';
export { siteModule } from './site/index.ts';
export { storageModule } from './storage/index.ts';
export { tasksModule } from './tasks/index.ts';
export { teamsModule } from './teams/index.ts';
export { tournamentsModule } from './tournaments/index.ts';
export { waitlistModule } from './waitlist/index.ts';
