import { mayHere, type TeamPermission } from '../../contract/team-roles.ts';
import type { OpenedTeam } from '../../contract/teams.ts';
import TeamAvailability from '../events/TeamAvailability.astro';
import TeamEventsView from '../events/TeamEventsView.astro';
import TeamInvite from './invitations/TeamInvite.astro';
import TeamCalendar from '../calendars/TeamCalendar.astro';
import TeamTournamentsView from '../tournaments/TeamTournamentsView.astro';
import TeamTasks from '../tasks/TeamTasks.astro';
import TeamAbout from './TeamAbout.astro';
import TeamRoster from './TeamRoster.astro';

export type TeamView = {
  /** As it stands in the address, `?view=`. */
  view: string;
  label: string;
  /** Who sees it; null for everybody who is signed in. */
  may: TeamPermission | null;
  /** An Astro component that takes `team` (OpenedTeam) and `viewer`. */
  component: typeof TeamAbout;
};

/** The views of a team's page, in the order of its links; the first one that somebody may see is the one that opens. One entry a capability. */
const teamViews: readonly TeamView[] = [
  { view: 'roster', label: 'Roster', may: 'readRoster', component: TeamRoster },
  { view: 'events', label: 'Events', may: 'readEvents', component: TeamEventsView },
  { view: 'availability', label: 'Availability', may: 'readAnswers', component: TeamAvailability },
  { view: 'tasks', label: 'Tasks', may: 'readTasks', component: TeamTasks },
  { view: 'tournaments', label: 'Tournaments', may: 'readEvents', component: TeamTournamentsView },
  { view: 'calendar', label: 'Calendar', may: 'shareCalendar', component: TeamCalendar },
  { view: 'invite', label: 'Invite', may: 'invite', component: TeamInvite },
  { view: 'about', label: 'About', may: null, component: TeamAbout },
];

/** The views that somebody who stands like this may see. */
export const viewsFor = (team: OpenedTeam): readonly TeamView[] => teamViews.filter(({ may }) => may === null || mayHere(team, may));

/** The view that an address asks for, where it is one of these; the first one otherwise. */
export const chosenView = (views: readonly TeamView[], { searchParams }: URL): TeamView | undefined =>
  views.find(({ view }) => view === searchParams.get('view')) ?? views[0];
