import type { TeamRole } from '../../../contract/team-roles.ts';
import { demoId } from './demo-id.ts';
import { beforeEveryone } from './demo-time.ts';
import { namedPeople } from './named-people.ts';
import { namedTeams } from './named-teams.ts';
import { pickName } from './names/pick-name.ts';
import { Random } from './random.ts';

export type MemberRow = {
  teamId: string;
  id: string;
  userId: string | null;
  role: TeamRole;
  squad: 'player' | 'substitute' | null;
  firstName: string;
  lastName: string;
  jerseyNumber: number | null;
  position: string;
  isMinor: boolean;
  joinedAt: Date;
};

type NamedSquad = {
  size: number;
  positions: readonly string[];
  named: readonly [uniqueName: string, role: TeamRole, number: number | null][];
};

/** The named members of each named team, and the number of other members, who have no account. */
const namedSquads: Record<string, NamedSquad> = {
  'Malleshwaram Meteors': {
    size: 22,
    positions: ['Goalkeeper', 'Defender', 'Defender', 'Midfielder', 'Midfielder', 'Forward'],
    named: [
      ['asha.rao', 'owner', 1],
      ['kabir.singh', 'player', 9],
    ],
  },
  'Kochi Smashers': { size: 16, positions: ['Singles', 'Doubles'], named: [['meera.nair', 'owner', null]] },
  'Shivaji Park Colts': {
    size: 15,
    positions: ['Batter', 'Bowler', 'All-rounder', 'Wicket-keeper'],
    named: [
      ['farah.khan', 'owner', null],
      ['zaid.khan', 'player', 4],
    ],
  },
  'Marina Tides': { size: 12, positions: ['Setter', 'Outside', 'Middle', 'Libero'], named: [['lakshmi.iyer', 'owner', 7]] },
  'Panaji Pelicans': { size: 12, positions: ['Guard', 'Forward', 'Centre'], named: [['daniel.dsouza', 'owner', 11]] },
  'Ladakh Snow Leopards': { size: 18, positions: ['Goalie', 'Defence', 'Wing', 'Centre'], named: [['tenzin.dorje', 'owner', 44]] },
};

/** Zaid is a minor; his mother answers and reads for him. */
export const guardianOfTheDemo = { team: 'Shivaji Park Colts', ward: 'zaid.khan', guardian: 'farah.khan' };

/** The rosters of the named teams, always the same. */
export function makeSquads(): MemberRow[] {
  const people = new Map(namedPeople().map((person) => [person.uniqueName, person]));
  const random = new Random(4_226);
  let number = 0;
  return namedTeams().flatMap((team) => {
    const squad = namedSquads[team.name];
    if (!squad) return [];
    const joinedAt = beforeEveryone(20);
    const taken = new Set(squad.named.map(([, , jersey]) => jersey));
    const row = { teamId: team.id, joinedAt };
    const named = squad.named.map(([uniqueName, role, jerseyNumber]): MemberRow => {
      const person = people.get(uniqueName);
      if (!person) throw new Error(`Nobody is called ${uniqueName}`);
      const { id: userId, firstName, lastName, isListed } = person;
      const plays = jerseyNumber !== null;
      const position = plays ? (squad.positions[0] ?? '') : '';
      return {
        ...row,
        id: demoId('members', joinedAt, number++),
        userId,
        role,
        squad: plays ? 'player' : null,
        firstName,
        lastName,
        jerseyNumber,
        position,
        isMinor: !isListed,
      };
    });
    const others = Array.from({ length: squad.size - named.length }, (_, at): MemberRow => {
      const gender = team.gender === 'mixed' ? random.pick(['women', 'men'] as const) : (team.gender as 'women' | 'men');
      let jerseyNumber = at + 2;
      while (taken.has(jerseyNumber)) jerseyNumber++;
      taken.add(jerseyNumber);
      return {
        ...row,
        ...pickName(random, team.state, gender),
        id: demoId('members', joinedAt, number++),
        userId: null,
        role: 'player',
        squad: random.isLucky(0.2) ? 'substitute' : 'player',
        jerseyNumber,
        position: squad.positions[at % squad.positions.length] ?? '',
        isMinor: team.name === 'Shivaji Park Colts',
      };
    });
    return [...named, ...others];
  });
}
