import type { teams } from '../database/tables/teams.ts';
import { firstSentence, placeAndMatch, searchEntry, standingOf, type SearchEntry } from '../search/index.ts';

/** The columns of a team that its search entry is made of. */
export type TeamRow = Omit<typeof teams.$inferSelect, 'teamType' | 'timeZone' | 'version' | 'deletedAt'>;

/** The search entry of a team. */
export const entryOfTeam = (team: TeamRow): SearchEntry =>
  searchEntry({
    ...placeAndMatch(team),
    kind: 'teams',
    id: team.id,
    title: team.name,
    detail: firstSentence(team.description),
    label: team.sporthonId,
    publicId: team.sporthonId,
    alsoFoundBy: '',
    picture: team.logo,
    sports: [team.sportId],
    standing: standingOf({ picture: team.logo, texts: [team.description] }),
  });
