import { defineModule } from '../module/define-module.ts';
import { profileRoutes } from './routes.ts';

export const profileModule = defineModule({ name: 'profile', routes: profileRoutes });
