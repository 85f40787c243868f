import { callsIn } from '../../../contract/call.ts';

/** Every call that the contract's files export, found by the bundler, so that no list has to be maintained. */
export const allCalls = callsIn(Object.values(import.meta.glob<object>('../../../contract/**/*.ts', { eager: true })));
