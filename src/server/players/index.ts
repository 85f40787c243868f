export { putPlayer } from './put-player.ts';
export { removePlayer } from './remove-player.ts';
export { playerRoutes } from './routes.ts';
