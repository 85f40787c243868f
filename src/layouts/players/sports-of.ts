import type { PlayerProfile } from '../../contract/players.ts';

/** Spec §3: `type_of_sports` is JSON text of sport ids. */
export function sportsOf({ type_of_sports }: PlayerProfile): number[] {
  const ids: unknown = JSON.parse(type_of_sports || '[]');
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];
}
