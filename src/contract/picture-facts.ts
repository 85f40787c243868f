/** The folder that spec §7's proxy path shows. Apart from the calls: every page with a picture asks for it, and few ask for them. */
export const profilePictureFolder = 'uploads/profile_pictures';

/** Where the logos of teams are kept; the storage host shows them. */
export const teamLogoFolder = 'uploads/team_logos';

/** Where the pictures of organisations are kept; the storage host shows them. */
export const organisationPictureFolder = 'uploads/organisation_pictures';

/** The kinds of file that a picture may be. What it really is, the server reads from its bytes. */
export const pictureKinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif'] as const;
