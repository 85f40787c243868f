import type { TeamMember } from '../../src/contract/team-members.ts';

/** A player of a roster who has an account, with everything filled in that a member can say of themselves. */
export const rosterPlayer = (first_name: string, changes: Partial<TeamMember> = {}): TeamMember => ({
  id: crypto.randomUUID(),
  first_name,
  last_name: 'Quill',
  role: 'player',
  squad: 'player',
  jersey_number: 23,
  position: 'Keeper',
  is_minor: false,
  is_guardian_missing: false,
  declined_at: null,
  has_account: true,
  is_me: false,
  photo: null,
  unique_name: 'EL-4711',
  email: 'somebody@elevate.example',
  phone: '+91 98765 43210',
  emergency_name: 'Aunt Vera',
  emergency_phone: '+44 20 7946 0018',
  joined_at: '2031-01-31T22:40:00Z',
  version: 2,
  ...changes,
});
