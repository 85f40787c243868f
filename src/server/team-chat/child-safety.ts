import type { ConversationKind } from '../../contract/team-chat.ts';

/** Somebody who reads a conversation. `wards`: the accounts of the minors whom they guard in this team. */
export type PersonInChat = {
  readonly userId: string;
  readonly isMinor: boolean;
  readonly isStaff: boolean;
  readonly wards: readonly string[];
};

export type SafetyProblem = 'chatNeedsAnotherAdult' | 'chatNeedsGuardian';

/**
 * The one rule about minors in conversations, for every way to write into one (decision 0032). `people` are all who read it now, the
 * guardians of minors included. Returns why nobody may write, or undefined.
 *
 * - A private conversation: for each minor one of their guardians reads it, or two adults of the staff do.
 * - Any other conversation: no minor is alone in it with one adult, unless that is their guardian.
 */
export function safetyProblem(kind: ConversationKind, people: readonly PersonInChat[]): SafetyProblem | undefined {
  const minors = people.filter(({ isMinor }) => isMinor);
  const adults = people.filter(({ isMinor }) => !isMinor);
  const isGuarded = (minor: PersonInChat) => adults.some(({ wards }) => wards.includes(minor.userId));
  if (minors.every(isGuarded)) return undefined;
  if (kind !== 'people') return adults.length === 1 ? 'chatNeedsAnotherAdult' : undefined;
  return adults.filter(({ isStaff }) => isStaff).length >= 2 ? undefined : 'chatNeedsGuardian';
}
