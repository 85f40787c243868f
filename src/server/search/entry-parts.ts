const worst = 1_000;

/** Where a row is, and whom it is for, as an entry has it. */
export const placeAndMatch = ({ city, state, lat, lon, gender, level }: PlaceAndMatch) => ({ city, state, lat, lon, gender, level });

type PlaceAndMatch = { city: string; state: string; lat: number; lon: number; gender: string; level: string };

/**
 * The position of an entry among equals: what shows a picture and says more stands higher, and `more` are further points.
 * The level is no part of it: filtering by level would then mean reading past everybody who stands higher.
 */
export const standingOf = ({ picture, texts, more = 0 }: { picture: string | null; texts: readonly string[]; more?: number }): number =>
  worst - (picture ? 200 : 0) - 50 * texts.filter((text) => text !== '').length - more;
