import type { Category } from '../../contract/search.ts';

/** Spec §2: the picker offers Teams, Tournaments and Players. */
export const categoryLabels: Record<Category, string> = { teams: 'Teams', tournaments: 'Tournaments', players: 'Players' };

export const anyCategory = 'Choose one';
