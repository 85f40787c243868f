import type { Invitation } from '../../src/contract/invitations.ts';

/** An invitation by mail that waits for an answer. */
export const sentInvitation = (name: string, changes: Partial<Invitation> = {}): Invitation => ({
  id: crypto.randomUUID(),
  kind: 'mail',
  as: 'player',
  state: 'pending',
  endedBecause: null,
  to: `${name.toLowerCase()}@example.com`,
  name,
  member: null,
  invitedBy: 'Coco',
  sentAt: '2031-11-01T20:10:00Z',
  expiresAt: '2031-11-16T08:50:00Z',
  answeredAt: null,
  uses: 3,
  isForOne: false,
  link: null,
  mayResend: true,
  mayRevoke: false,
  ...changes,
});
