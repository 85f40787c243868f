import type { TeamMember } from '../../src/contract/team-members.ts';

/** A player of a roster who has an account. */
export const rosterPlayer = (first_name: string, changes: Partial<TeamMember> = {}): TeamMember => ({
  id: crypto.randomUUID(),
  first_name,
  last_name: '',
  role: 'player',
  squad: 'player',
  jersey_number: null,
  position: '',
  is_minor: false,
  is_guardian_missing: false,
  declined_at: null,
  has_account: true,
  is_me: false,
  photo: null,
  unique_name: null,
  email: null,
  phone: null,
  emergency_name: null,
  emergency_phone: null,
  joined_at: '2031-01-01T00:00:00Z',
  version: 2,
  ...changes,
});
