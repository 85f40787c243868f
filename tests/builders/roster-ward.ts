import type { Ward } from '../../src/contract/guardians.ts';

/** A minor on a roster without guardians, about whom the reader may change everything. */
export const rosterWard = (name: string, changes: Partial<Ward> = {}): Ward => ({
  member_id: crypto.randomUUID(),
  name,
  is_minor: true,
  guardians: [],
  may_invite_guardian: true,
  may_decide_account: true,
  may_take_out: false,
  asked: [],
  mine: null,
  ...changes,
});
