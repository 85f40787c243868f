export { notify, notifyEach, notifyWith } from './notify.ts';
export { notificationsModule } from './module.ts';
