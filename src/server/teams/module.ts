import { defineModule } from '../module/define-module.ts';
import { ageCorrected } from './age-notification.ts';
import { invitationDeclined } from './invitations/declined.ts';
import { exportInvitations } from './invitations/export-invitations.ts';
import { guardianChanged, guardianMissing, guardianNeeded, minorityEnded } from './invitations/guardian-notification.ts';
import { forgetInvitations } from './invitations/forget-invitations.ts';
import { teamInvitation } from './invitations/invitation-notification.ts';
import { joinAccepted, joinDeclined, joinRequested } from './invitations/request-notifications.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { wardMoved } from './invitations/ward-notification.ts';
import { exportMemberships, leaveEveryTeam } from './leave-every-team.ts';
import { lockTeamsOf } from './lock-teams-of.ts';
import { purgeJob } from './purge.ts';
import { teamRoutes } from './routes.ts';
import { teamTopic } from './team-topic.ts';

export const teamsModule = defineModule({
  name: 'teams',
  finds: 'teams',
  routes: (app) => [...teamRoutes(app), ...invitationRoutes(app)],
  jobs: [purgeJob],
  notifications: [
    teamInvitation,
    invitationDeclined,
    joinRequested,
    joinAccepted,
    joinDeclined,
    guardianChanged,
    guardianMissing,
    guardianNeeded,
    minorityEnded,
    wardMoved,
    ageCorrected,
  ],
  liveTopics: [teamTopic],
  personalData: {
    exports: ['team_members', 'team_changes', 'team_invitations', 'team_join_requests', 'team_guardians'],
    erases: ['team_members', 'team_changes', 'team_invitations', 'team_join_requests', 'team_guardians'],
    forgets: {
      'team_changes.actor_id': 'the history belongs to the team; what it says of the person themselves is erased',
      'team_invitations.invited_by': 'an invitation belongs to the team and to the invited person',
      'team_join_requests.decided_by': 'a request belongs to the person who made it',
    },
    collect: async (db, { userId, addresses }) => ({
      ...(await exportMemberships(db, userId)),
      ...(await exportInvitations(db, userId, addresses)),
    }),
    lock: lockTeamsOf,
    isErasedLast: true,
    erase: async (app, client, { userId, addresses }) => {
      await leaveEveryTeam(app, client, userId);
      await forgetInvitations(client, userId, addresses);
    },
  },
});
