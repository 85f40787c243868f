import { defineModule } from '../module/define-module.ts';

export const notificationsModule = defineModule({ name: 'notifications' });
