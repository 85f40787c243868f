export { locationModule } from './module.ts';
