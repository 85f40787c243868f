import { callsIn } from '../../src/contract/call.ts';
import { importFolder } from './import-folder.ts';

/** Every call that the contract's files export. The server answers those with a route; a test compares both. */
export const allCalls = callsIn(await importFolder(new URL('../../src/contract/', import.meta.url)));
