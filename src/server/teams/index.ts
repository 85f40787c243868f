export { changeAgeInTeams, teamsOnWhichAgeDepends } from './change-age.ts';
export { inTeam } from './in-team.ts';
export { isGuardianMissing } from './guarded-minors.ts';
export { memberLeft } from './member-left.ts';
export { purgeOnceOver } from './purge.ts';
export { recordChange, recordChanges, recordUnpublished } from './team-changes.ts';
export { requireAccess, speaksFor, type TeamAccess } from './access.ts';
export { entryOfTeam, type TeamRow } from './team-entry.ts';
export { teamsModule } from './module.ts';
