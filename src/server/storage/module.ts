import { profilePictureFolder } from '../../contract/picture-facts.ts';
import { defineModule } from '../module/define-module.ts';
import { profilePictureRoute, storageRoute } from './picture-routes.ts';

export const storageModule = defineModule({
  name: 'storage',
  files: (hono, app) => {
    hono.get('/storage/*', storageRoute(app));
    hono.get(`/${profilePictureFolder}/*`, profilePictureRoute(app));
  },
});
