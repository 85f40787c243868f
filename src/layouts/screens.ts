import { assistantScreens } from './assistant/screens.ts';
import { billingScreens } from './billing/screens.ts';
import { calendarScreens } from './calendars/screens.ts';
import { dashboardScreens } from './dashboard/screens.ts';
import type { Screens } from './define-screens.ts';
import { eventScreens } from './events/screens.ts';
import { identityScreens } from './identity/screens.ts';
import { infoScreens } from './info/screens.ts';
import { playerScreens } from './players/screens.ts';
import { searchScreens } from './search/screens.ts';
import { taskScreens } from './tasks/screens.ts';
import { teamScreens } from './teams/screens.ts';
import { tournamentScreens } from './tournaments/screens.ts';

/** All modules with screens. Navigation, My day and the team views are built from this list. */
export const allScreens: readonly Screens[] = [
  dashboardScreens,
  teamScreens,
  eventScreens,
  taskScreens,
  tournamentScreens,
  calendarScreens,
  playerScreens,
  identityScreens,
  searchScreens,
  assistantScreens,
  billingScreens,
  infoScreens,
];
