export { locationRoutes } from './routes.ts';
