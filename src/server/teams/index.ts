export { addressesFor } from './invitations/guardians/addresses-for.ts';
export { exportInvitations, type InvitationExport } from './invitations/export-invitations.ts';
export { forgetInvitations } from './invitations/forget-invitations.ts';
export { invitationRoutes } from './invitations/routes.ts';
export { exportMemberships, leaveEveryTeam } from './leave-every-team.ts';
export { memberLeft } from './member-left.ts';
export { recordChange } from './record-change.ts';
export { requireStanding, speaksFor, type Standing } from './require-standing.ts';
export { teamRoutes } from './routes.ts';
