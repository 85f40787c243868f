import { defineModule } from '../module/define-module.ts';
import { searchRoutes } from './routes.ts';

export const searchModule = defineModule({ name: 'search', routes: searchRoutes });
