import { sportName } from '../../contract/sports.ts';

/** Sports in words, as 'Cricket, Badminton'. */
export const sportNames = (ids: readonly number[]): string => ids.map(sportName).filter(Boolean).join(', ');
