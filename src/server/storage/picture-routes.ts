import type { Context } from 'hono';
import { profilePictureFolder } from '../../contract/picture-facts.ts';
import type { ApiVariables } from '../http/answer-calls.ts';
import type { AppContext } from '../http/app-context.ts';
import { etagOf, isEtagKnown } from '../http/etag.ts';
import { Refusal } from '../http/refusal.ts';
import { pictureWidthsPx, resizePicture } from './resize-picture.ts';

const publicPictures =
  /^(uploads\/(profile_pictures|team_logos|organisation_pictures)|demo)\/[\w-][\w.-]*(\/[\w-][\w.-]*)*\.(webp|png|jpe?g)$/i;
const profilePicture = /^[\w-]+(\.[\w-]+)*\.(webp|png|jpe?g)$/i;

/** `/storage/{path}?w=150`: spec §7's storage host. Serves only pictures in the public folders, in the available sizes. */
export const storageRoute = (app: AppContext) => async (context: Context<ApiVariables>) => {
  const path = context.req.path.slice('/storage/'.length);
  return answerPicture(app, context, publicPictures.test(path) ? path : undefined);
};

/** `/uploads/profile_pictures/{name}?w=150`: spec §7's proxy path, which serves players' photos from any file storage, and nothing else. */
export const profilePictureRoute = (app: AppContext) => async (context: Context<ApiVariables>) => {
  const name = context.req.path.slice(`/${profilePictureFolder}/`.length);
  return answerPicture(app, context, profilePicture.test(name) ? `${profilePictureFolder}/${name}` : undefined);
};

async function answerPicture({ providers }: AppContext, context: Context<ApiVariables>, path: string | undefined): Promise<Response> {
  const widthPx = Number(context.req.query('w') ?? 300);
  const isMade = (pictureWidthsPx as readonly number[]).includes(widthPx);
  const source = path !== undefined && isMade ? await providers.fileStorage.read(path) : undefined;
  if (path === undefined || !source) throw new Refusal('notFound');
  const picture = await resizePicture(path, source, widthPx);
  const etag = etagOf(picture);
  context.header('Cache-Control', 'public, max-age=86400');
  context.header('ETag', etag);
  if (isEtagKnown(context.req.header('if-none-match'), etag)) return context.body(null, 304);
  return context.body(new Uint8Array(picture), 200, { 'Content-Type': 'image/webp' });
}
