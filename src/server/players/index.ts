export { changePlayer, type PlayerChange } from './write-player.ts';
export { presentPlayer } from './player-profile.ts';
export { entryOfPlayer, type PlayerRow } from './player-entry.ts';
export { putPlayer } from './write-player.ts';
export { playersModule } from './module.ts';
