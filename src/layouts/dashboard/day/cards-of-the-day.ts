import { byPosition, type Ask, type DayCard, type ShownCard } from '../../define-screens.ts';
import { allScreens } from '../../all-screens.ts';

const dayCards: readonly DayCard[] = allScreens.flatMap(({ dayCards: cards = [] }) => cards).toSorted(byPosition);

/** The cards of one column that have something to show today, in the order of their positions. */
export async function cardsOfTheDay(column: DayCard['column'], ask: Ask): Promise<ShownCard[]> {
  const shown = await Promise.all(dayCards.filter((card) => card.column === column).map(({ show }) => show(ask)));
  return shown.filter((card) => card !== null);
}
