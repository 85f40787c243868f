import { presentDates } from '../../contract/tournament-days.ts';
import type { players } from '../database/tables/players.ts';
import type { teams } from '../database/tables/teams.ts';
import type { tournaments } from '../database/tables/tournaments.ts';
import { firstSentence, searchEntry, type SearchEntry } from './search-entry.ts';

export type PlayerRow = typeof players.$inferSelect;
/** What search tells of a team. */
export type TeamRow = Omit<typeof teams.$inferSelect, 'teamType' | 'timeZone' | 'version' | 'deletedAt'>;
/** What search tells of a tournament. */
export type TournamentRow = Omit<typeof tournaments.$inferSelect, 'timeZone' | 'sequence' | 'changedAt'>;

const worst = 1_000;

/** The entry of a listed player, or undefined for one who must not be found. Who shows more of themselves stands higher. */
export function entryOfPlayer(player: PlayerRow): SearchEntry | undefined {
  if (!player.isListed) return undefined;
  return searchEntry({
    ...whereOf(player),
    ...matchingOf(player),
    kind: 'players',
    id: player.id,
    title: `${player.firstName} ${player.lastName}`,
    detail: firstSentence(player.aboutMe),
    label: player.uniqueName,
    publicId: player.uniqueName,
    alsoFoundBy: player.uniqueName,
    picture: player.photo,
    sports: player.sports,
    standing: worst - points({ picture: player.photo, texts: [player.aboutMe, player.achievement] }) - 10 * player.sports.length,
  });
}

export const entryOfTeam = (team: TeamRow): SearchEntry =>
  searchEntry({
    ...whereOf(team),
    ...matchingOf(team),
    kind: 'teams',
    id: team.id,
    title: team.name,
    detail: firstSentence(team.description),
    label: team.sporthonId,
    publicId: team.sporthonId,
    alsoFoundBy: '',
    picture: team.logo,
    sports: [team.sportId],
    standing: worst - points({ picture: team.logo, texts: [team.description] }),
  });

export const entryOfTournament = (tournament: TournamentRow): SearchEntry =>
  searchEntry({
    ...whereOf(tournament),
    ...matchingOf(tournament),
    kind: 'tournaments',
    id: tournament.id,
    title: tournament.name,
    detail: firstSentence(tournament.description),
    label: presentDates(tournament.startsOn, tournament.endsOn),
    publicId: '',
    alsoFoundBy: '',
    picture: null,
    sports: [tournament.sportId],
    // A larger tournament stands higher; 64 teams weigh as much as a picture.
    standing: worst - points({ picture: null, texts: [tournament.description] }) - 3 * Math.min(tournament.teamCapacity, 64),
  });

const whereOf = ({ city, state, lat, lon }: { city: string; state: string; lat: number; lon: number }) => ({ city, state, lat, lon });
const matchingOf = ({ gender, level }: { gender: string; level: string }) => ({ gender, level });

// The level is no part of it: filtering by level would then mean reading past everybody who stands higher.
const points = ({ picture, texts }: { picture: string | null; texts: string[] }) =>
  (picture ? 200 : 0) + 50 * texts.filter((text) => text !== '').length;
