/** The folder that spec §7's proxy path shows. A file of its own: every page with a picture asks for it, and few ask for the calls. */
export const profilePictureFolder = 'uploads/profile_pictures';
