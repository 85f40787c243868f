import type { APIContext } from 'astro';
import { drawOgPicture } from '../../layouts/og/draw-og-picture.ts';
import { ogPictures, type NamedPicture } from '../../layouts/og/og-pictures.ts';

export async function getStaticPaths() {
  return (await ogPictures()).map((picture) => ({ params: { name: picture.name }, props: picture }));
}

/** The preview image that is shown where a link to a page is shared. */
export async function GET({ props }: APIContext<NamedPicture>): Promise<Response> {
  return new Response(new Uint8Array(await drawOgPicture(props)), { headers: { 'Content-Type': 'image/png' } });
}
