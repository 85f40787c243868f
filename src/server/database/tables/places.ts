import { doublePrecision, text } from 'drizzle-orm/pg-core';

/** A place. Coordinates in degrees (WGS 84) of a city or venue; for a player, of the city's centre. */
export const placeColumns = {
  city: text().notNull(),
  state: text().notNull(),
  lat: doublePrecision().notNull(),
  lon: doublePrecision().notNull(),
};

export const socialColumns = {
  facebook: text(),
  instagram: text(),
  twitter: text(),
  youtube: text(),
};
