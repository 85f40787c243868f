import { useEffect, useState } from 'react';
import { ask, CallRefused } from '../../../api-client/ask.ts';
import { listTeams } from '../../../contract/teams.ts';
import type { PaletteItem } from './palette-items.ts';

/** The viewer's teams, once loaded; after a failure the palette has none. */
export function useMyTeams(): readonly PaletteItem[] {
  const [teams, setTeams] = useState<readonly PaletteItem[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    ask(listTeams, {}, { signal: controller.signal }).then(
      ({ response }) =>
        setTeams(
          response.map(({ id, team_name, sport_name, city }) => ({
            key: `my-team ${id}`,
            href: `/team-member/${id}`,
            label: team_name,
            detail: [sport_name, city].join(', '),
          })),
        ),
      (error: unknown) => {
        if (!controller.signal.aborted && !(error instanceof CallRefused)) throw error;
      },
    );
    return () => controller.abort();
  }, []);
  return teams;
}
