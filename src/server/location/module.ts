import { defineModule } from '../module/define-module.ts';
import { locationRoutes } from './routes.ts';

export const locationModule = defineModule({ name: 'location', routes: locationRoutes });
