import { doublePrecision, text } from 'drizzle-orm/pg-core';

/** Where something is. Coordinates are a city's or a venue's, in degrees (WGS 84); a player's are the city's centre. */
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
