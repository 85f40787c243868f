/** The state of an invitation in a word or two. */
export const stateWords = {
  pending: '',
  accepted: 'Joined',
  rejected: 'Said no',
  expired: 'Too old',
  ended: 'Ended',
  revoked: 'Taken back',
} as const;
