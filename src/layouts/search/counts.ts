import type { SearchAnswer } from '../../contract/search.ts';

type Count = SearchAnswer['counts']['teams'];

/** A count as shown: '214', or '1,000+' where counting stopped. */
export const shownCount = ({ value, isCapped }: Count): string => `${value.toLocaleString('en-IN')}${isCapped ? '+' : ''}`;

/** The sum of all categories. */
export const totalOf = ({ teams, tournaments, players }: SearchAnswer['counts']): Count => ({
  value: teams.value + tournaments.value + players.value,
  isCapped: teams.isCapped || tournaments.isCapped || players.isCapped,
});
