/** In `astro dev`, answers the services' paths from the same Hono app and hands pages `locals.call`. */
export function services() {
  return {
    name: 'services',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const { createDevelopmentServices } = await import('./development.ts');
        const { middleware } = await createDevelopmentServices();
        server.middlewares.use(middleware);
      },
    },
  };
}
