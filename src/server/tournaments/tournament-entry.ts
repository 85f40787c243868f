import { presentDates } from '../../contract/tournament-days.ts';
import type { tournaments } from '../database/tables/tournaments.ts';
import { firstSentence, placeAndMatch, searchEntry, standingOf, type SearchEntry } from '../search/index.ts';

/** The columns of a tournament that search reads. */
export type TournamentRow = Omit<typeof tournaments.$inferSelect, 'timeZone' | 'sequence' | 'changedAt'>;

/** The search entry of a tournament. */
export const entryOfTournament = (tournament: TournamentRow): SearchEntry =>
  searchEntry({
    ...placeAndMatch(tournament),
    kind: 'tournaments',
    id: tournament.id,
    title: tournament.name,
    detail: firstSentence(tournament.description),
    label: presentDates(tournament.startsOn, tournament.endsOn),
    publicId: '',
    alsoFoundBy: '',
    picture: null,
    sports: [tournament.sportId],
    // A larger tournament ranks higher; 64 teams count as much as a picture.
    standing: standingOf({ picture: null, texts: [tournament.description], more: 3 * Math.min(tournament.teamCapacity, 64) }),
  });
