/** In `astro dev`, answers API paths from the same Hono app and gives pages `locals.call`. */
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
