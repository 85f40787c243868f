import { createHash } from 'node:crypto';
import ownTimesBoot from './own-times-boot.js?raw';

/** Keeps events in place when their times in the reader's zone appear. It is inlined behind them, so that nothing is painted before. */
export const ownTimesScript = ownTimesBoot.trim();

/** The hash of this script for the page's content security policy. */
export const ownTimesScriptHash = `sha256-${createHash('sha256').update(ownTimesScript).digest('base64')}` as const;
