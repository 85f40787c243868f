export { playerRoutes } from './routes.ts';
