export { changePlayer, type Player, type PlayerChange } from './change-player.ts';
export { presentPlayer } from './present-player.ts';
export { putPlayer } from './put-player.ts';
export { playersModule } from './module.ts';
