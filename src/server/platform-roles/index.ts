export { runGrantCommand } from './grant-command.ts';
export { platformRolesModule } from './module.ts';
