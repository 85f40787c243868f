import type { loadDemo as load } from './load-demo.ts';

export { isDemoLoaded } from './is-demo-loaded.ts';

/** Loaded when it is needed: nearly every start finds the demo data, or wants none. */
export const loadDemo: typeof load = async (...given) => (await import('./load-demo.ts')).loadDemo(...given);
