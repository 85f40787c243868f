import { callsIn } from '../../../contract/call.ts';

/** Every call of the contract: whatever its files export. Read by the bundler, so that no list has to be kept. */
export const allCalls = callsIn(Object.values(import.meta.glob<object>('../../../contract/**/*.ts', { eager: true })));
