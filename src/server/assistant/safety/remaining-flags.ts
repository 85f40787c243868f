import type { Flag } from '../../../contract/assistant/safety.ts';

/** The flags that remain after somebody said that they are safe: only despair can be a misunderstanding of words. */
export const remainingFlags = (flags: readonly Flag[], isSafe: boolean): Flag[] =>
  flags.filter(({ level }) => !(isSafe && level === 'crisis'));
