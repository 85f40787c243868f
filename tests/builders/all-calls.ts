import { callsIn } from '../../src/contract/call.ts';

/** Every call that the contract's files export. The server answers those with a route; a test compares both. */
export const allCalls = callsIn(Object.values(import.meta.glob<object>('../../src/contract/**/*.ts', { eager: true })));
