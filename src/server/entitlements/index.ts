export { limitFor, requireWithinLimit } from './limit-for.ts';
export { entitlementsModule } from './module.ts';
export { putOnPlan } from './plan-of.ts';
