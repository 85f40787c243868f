const worst = 1_000;

/** The place, gender and level of a row, as an entry has them. */
export const placeAndMatch = ({ city, state, lat, lon, gender, level }: PlaceAndMatch) => ({ city, state, lat, lon, gender, level });

type PlaceAndMatch = { city: string; state: string; lat: number; lon: number; gender: string; level: string };

/**
 * The rank of an entry among equally good matches (lowest first): a picture and longer texts rank higher, and `more` adds points. The
 * level is not included, because filtering by it would then have to skip all higher entries.
 */
export const standingOf = ({ picture, texts, more = 0 }: { picture: string | null; texts: readonly string[]; more?: number }): number =>
  worst - (picture ? 200 : 0) - 50 * texts.filter((text) => text !== '').length - more;
