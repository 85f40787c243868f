import type { House } from '../../http/house.ts';

/** Whose numbers a card shows: the country of the site's settings, India where they say nothing. */
export const countryOf = ({ editorial }: House): string => editorial.settings['country']?.value.trim().toUpperCase() || 'IN';
