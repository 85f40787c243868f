import type { AppContext } from '../../http/app-context.ts';

/** The country whose numbers a card shows: from the site's settings, by default India. */
export const countryOf = ({ editorial }: AppContext): string => editorial.settings['country']?.value.trim().toUpperCase() || 'IN';
