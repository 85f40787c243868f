import type { Flag } from '../../../contract/assistant/safety.ts';

/** The flags of words that still count once somebody said that they are safe: words can be misheard as despair, and as nothing else here. */
export const heedFlags = (flags: readonly Flag[], isSafe: boolean): Flag[] => flags.filter(({ level }) => !(isSafe && level === 'crisis'));
