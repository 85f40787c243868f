import { mayHere } from '../../contract/team-roles.ts';
import type { OpenedTeam } from '../../contract/teams.ts';
import { byPosition, type TeamView } from '../define-screens.ts';
import { allScreens } from '../all-screens.ts';

/** The views of a team's page, in the order of its links. The first one that the viewer may see is the default. */
const teamViews: readonly TeamView[] = allScreens.flatMap(({ teamViews: views = [] }) => views).toSorted(byPosition);

/** The views that the viewer may see with their role in the team. */
export const viewsFor = (team: OpenedTeam): readonly TeamView[] => teamViews.filter(({ may }) => may === null || mayHere(team, may));

/** The view that an address asks for, if it is one of these; otherwise the first one. */
export const chosenView = (views: readonly TeamView[], { searchParams }: URL): TeamView | undefined =>
  views.find(({ view }) => view === searchParams.get('view')) ?? views[0];
