export { addCalendarFiles } from './calendar-files.ts';
export { endFeedsOf, exportFeedsOf } from './keep-feeds.ts';
export { calendarRoutes } from './routes.ts';
