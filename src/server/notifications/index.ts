export { notify, notifyEach, notifyWith } from './notify.ts';
export { notificationsModule } from './module.ts';
export { readersOfMembers } from './who-is-reached.ts';
