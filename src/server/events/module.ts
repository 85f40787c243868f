import { defineModule } from '../module/define-module.ts';
import { exportAvailabilityOf } from './export-availability.ts';
import { leavingJob } from './free-seats.ts';
import { eventRoutes } from './routes.ts';
import { dueEventJob } from './run-event-job.ts';

export const eventsModule = defineModule({
  name: 'events',
  routes: (app) => eventRoutes(app),
  jobs: [dueEventJob, leavingJob],
  personalData: {
    exports: ['event_answers', 'event_attendance', 'planned_absences'],
    erases: ['event_answers', 'event_attendance', 'event_reminders', 'planned_absences', 'team_events', 'event_series'],
    collect: (db, { userId }) => exportAvailabilityOf(db, userId),
  },
});
