export { isDemoLoaded } from './is-demo-loaded.ts';
export { loadDemo } from './load-demo.ts';
