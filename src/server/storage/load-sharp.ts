/** sharp, loaded with the first picture: it takes time at the start and memory at rest. */
export const loadSharp = async () => (await import('sharp')).default;
