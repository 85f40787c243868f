import { defineModule } from '../module/define-module.ts';
import { addCalendarFiles } from './calendar-files.ts';
import { endFeedsOf, exportFeedsOf } from './keep-feeds.ts';
import { calendarRoutes } from './routes.ts';

export const calendarsModule = defineModule({
  name: 'calendars',
  routes: calendarRoutes,
  files: addCalendarFiles,
  personalData: {
    exports: ['calendar_feeds'],
    erases: ['calendar_feeds'],
    forgets: { 'calendar_feeds.made_by': 'the calendar of a team belongs to the team' },
    collect: async (db, { userId }) => ({ calendarFeeds: await exportFeedsOf(db, userId) }),
    erase: (_app, client, { userId }) => endFeedsOf(client, userId),
  },
});
