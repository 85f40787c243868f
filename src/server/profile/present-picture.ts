import { limits } from '../../contract/limits.ts';

/** A picture's path, and where it is shown from: spec §7's proxy path, in spec §9's size. */
export const presentPicture = (photo: string | null) => ({
  status: 1 as const,
  response: { photo, address: photo && `/${photo}?w=${limits.profilePhotoPx}` },
});
