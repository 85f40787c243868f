export { putPlayer } from './put-player.ts';
export { playerRoutes } from './routes.ts';
