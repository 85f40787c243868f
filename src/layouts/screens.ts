// The screens of every module, one line each; the order has no meaning. `all-screens.ts` makes a list of these exports.
export { assistantScreens } from './assistant/screens.ts';
export { billingScreens } from './billing/screens.ts';
export { calendarScreens } from './calendars/screens.ts';
export { dashboardScreens } from './dashboard/screens.ts';
export { eventScreens } from './events/screens.ts';
export { identityScreens } from './identity/screens.ts';
export { infoScreens } from './info/screens.ts';
export { playerScreens } from './players/screens.ts';
export { searchScreens } from './search/screens.ts';
export { taskScreens } from './tasks/screens.ts';
export { teamChatScreens } from './team-chat/screens.ts';
export { teamScreens } from './teams/screens.ts';
export { tournamentScreens } from './tournaments/screens.ts';
