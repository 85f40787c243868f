import type { players } from '../database/tables/players.ts';
import { firstSentence, placeAndMatch, searchEntry, standingOf, type SearchEntry } from '../search/index.ts';

export type PlayerRow = typeof players.$inferSelect;

/** The search entry of a listed player; undefined for an unlisted one. A more complete profile ranks higher. */
export function entryOfPlayer(player: PlayerRow): SearchEntry | undefined {
  if (!player.isListed) return undefined;
  return searchEntry({
    ...placeAndMatch(player),
    kind: 'players',
    id: player.id,
    title: `${player.firstName} ${player.lastName}`,
    detail: firstSentence(player.aboutMe),
    label: player.uniqueName,
    publicId: player.uniqueName,
    alsoFoundBy: player.uniqueName,
    picture: player.photo,
    sports: player.sports,
    standing: standingOf({ picture: player.photo, texts: [player.aboutMe, player.achievement], more: 10 * player.sports.length }),
  });
}
