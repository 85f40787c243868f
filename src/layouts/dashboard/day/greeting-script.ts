import { createHash } from 'node:crypto';
import greetingBoot from './greeting-boot.js?raw';

/** Shows greeting and day by the reader's clock. It is inlined behind them, so that nothing else is painted before. */
export const greetingScript = greetingBoot.trim();

/** The hash of this script for the page's content security policy. */
export const greetingScriptHash = `sha256-${createHash('sha256').update(greetingScript).digest('base64')}` as const;
