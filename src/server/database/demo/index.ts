export { isDemoLoaded } from './is-demo-loaded.ts';
export { loadDemo, type DemoOptions } from './load-demo.ts';
