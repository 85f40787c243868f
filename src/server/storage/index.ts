import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ApiVariables } from '../http/answer-calls.ts';
import type { House } from '../http/house.ts';
import { Refusal } from '../http/refusal.ts';
import { pictureWidthsPx, resizePicture } from './resize-picture.ts';

const publicPictures = /^(uploads\/profile_pictures|demo)\/[\w.-]+(\/[\w.-]+)*\.(webp|png|jpe?g)$/i;

/** `/storage/{path}?w=150`: spec §7's storage host. Only pictures in the public folders, in the sizes we make. */
export const storageRoute =
  ({ providers }: House) =>
  async (context: Context<ApiVariables>) => {
    const path = decodeURIComponent(context.req.path).slice('/storage/'.length);
    const widthPx = Number(context.req.query('w') ?? 300);
    const source =
      publicPictures.test(path) && pictureWidthsPx.includes(widthPx as 150) ? await providers.fileStorage.read(path) : undefined;
    if (!source) throw new Refusal('notFound');
    const picture = await resizePicture(path, source, widthPx);
    const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`;
    context.header('Cache-Control', 'public, max-age=86400');
    context.header('ETag', etag);
    if (context.req.header('if-none-match') === etag) return context.body(null, 304);
    return context.body(new Uint8Array(picture), 200, { 'Content-Type': 'image/webp' });
  };
