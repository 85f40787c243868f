import type { TeamMember } from '../../../contract/team-members.ts';

export type RosterOrder = 'number' | 'name' | 'position';
export type RosterGroup = { title: string; members: TeamMember[] };

const nameOf = ({ first_name, last_name }: TeamMember) => `${first_name} ${last_name}`.trim();
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
/** The words that a member can be found by. */
const wordsOf = (member: TeamMember) => plain([nameOf(member), member.position, member.role, member.jersey_number ?? ''].join(' '));

const compare: Readonly<Record<RosterOrder, (one: TeamMember, other: TeamMember) => number>> = {
  number: (one, other) => (one.jersey_number ?? 1_000) - (other.jersey_number ?? 1_000),
  name: () => 0,
  position: (one, other) => (one.position || '\uffff').localeCompare(other.position || '\uffff'),
};

export const isStaff = ({ role }: TeamMember): boolean => role !== 'player';

/** The roster in groups: staff, players, substitutes. Every word of `sought` must occur in a member's words. */
export function groupMembers(members: readonly TeamMember[], sought: string, order: RosterOrder): RosterGroup[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  const found = members.filter((member) => words.every((word) => wordsOf(member).includes(word)));
  const inOrder = (group: TeamMember[]) =>
    group.sort((one, other) => compare[order](one, other) || nameOf(one).localeCompare(nameOf(other)));
  return [
    // Staff keep their order, which is by rank.
    { title: 'Staff', members: found.filter(isStaff) },
    { title: 'Players', members: inOrder(found.filter((member) => !isStaff(member) && member.squad !== 'substitute')) },
    { title: 'Substitutes', members: inOrder(found.filter((member) => !isStaff(member) && member.squad === 'substitute')) },
  ].filter((group) => group.members.length > 0);
}
