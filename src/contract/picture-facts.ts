/** The folder that spec §7's proxy path serves. In a file of its own, because every page with a picture needs it and few need the calls. */
export const profilePictureFolder = 'uploads/profile_pictures';

/** The folder of team logos; the storage host serves them. */
export const teamLogoFolder = 'uploads/team_logos';

/** The folder of organisations' pictures; the storage host serves them. */
export const organisationPictureFolder = 'uploads/organisation_pictures';

/** The accepted kinds of picture. The server determines the real kind from the bytes. */
export const pictureKinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif'] as const;
