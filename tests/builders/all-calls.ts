import { callsIn } from '../../src/contract/call.ts';

/** Every call that a file of the contract exports. The server answers those that a module has a route for; a test compares the two. */
export const allCalls = callsIn(Object.values(import.meta.glob<object>('../../src/contract/**/*.ts', { eager: true })));
