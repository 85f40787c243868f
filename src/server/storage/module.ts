import { profilePictureFolder } from '../../contract/picture-facts.ts';
import { defineModule } from '../module/define-module.ts';
import { profilePictureRoute, storageRoute } from './picture-routes.ts';
import { unusedPictureJob } from './unused-pictures.ts';

export const storageModule = defineModule({
  name: 'storage',
  jobs: [unusedPictureJob],
  files: (hono, app) => {
    hono.get('/storage/*', storageRoute(app));
    hono.get(`/${profilePictureFolder}/*`, profilePictureRoute(app));
  },
});
