import { sportName } from '../../contract/sports.ts';

/** The names of sports: 'Cricket, Badminton'. */
export const sportNames = (ids: readonly number[]): string => ids.map(sportName).filter(Boolean).join(', ');
