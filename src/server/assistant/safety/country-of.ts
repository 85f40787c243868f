import type { AppContext } from '../../http/app-context.ts';

/** Whose numbers a card shows: the country of the site's settings, India where they say nothing. */
export const countryOf = ({ editorial }: AppContext): string => editorial.settings['country']?.value.trim().toUpperCase() || 'IN';
