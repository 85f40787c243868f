import type { RegionContent } from '../../../contract/domain-events.ts';
import { byPosition, type Ask, type DayCard, type ShownCard } from '../../define-screens.ts';
import { allScreens } from '../../all-screens.ts';

const dayCards: readonly DayCard[] = allScreens.flatMap(({ dayCards: cards = [] }) => cards).toSorted(byPosition);

/** What the greeting and the suggestion above the cards are about. */
const ofBand: readonly RegionContent[] = ['events', 'teams', 'invitations'];

/** The entities that My day is about, hidden cards included: the value of `data-shows`. */
export const shownOnTheDay: string = [...new Set([...ofBand, ...dayCards.flatMap(({ shows }) => shows)])].sort().join(' ');

/** The cards of one column that have something to show today, in the order of their positions. */
export async function cardsOfTheDay(column: DayCard['column'], ask: Ask): Promise<ShownCard[]> {
  const shown = await Promise.all(dayCards.filter((card) => card.column === column).map(({ show }) => show(ask)));
  return shown.filter((card) => card !== null);
}
