import { defineModule } from '../module/define-module.ts';
import { eventNotifications } from './event-notifications.ts';
import { exportAvailabilityOf } from './export-availability.ts';
import { leavingJob } from './free-seats.ts';
import { followGuardians } from './follow-guardians.ts';
import { purgeEventsJob } from './purge-events.ts';
import { eventRoutes } from './routes.ts';
import { dueEventJob } from './run-event-job.ts';

export const eventsModule = defineModule({
  name: 'events',
  routes: (app) => eventRoutes(app),
  subscriptions: [followGuardians],
  jobs: [dueEventJob, leavingJob, purgeEventsJob],
  notifications: eventNotifications,
  personalData: {
    exports: ['event_answers', 'event_attendance', 'planned_absences'],
    erases: ['event_answers', 'event_attendance', 'event_reminders', 'planned_absences', 'team_events', 'event_series'],
    forgets: {
      'event_answers.answered_by': 'an answer that somebody gave for another member belongs to that member',
      'event_attendance.marked_by': 'a mark belongs to the member who was marked',
      'team_events.created_by': 'an event belongs to its team',
    },
    keeps: {
      event_reminders: 'not exported: when a reminder was sent, which the mails themselves say; goes with the membership',
      team_events: 'not exported: an event belongs to its team; who made it is forgotten with the account',
    },
    collect: (db, { userId }) => exportAvailabilityOf(db, userId),
  },
});
