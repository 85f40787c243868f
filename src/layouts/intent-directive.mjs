/** Adds `client:intent`: an island loads when somebody points at it, focuses it or touches it. */
export function intentDirective() {
  return {
    name: 'intent-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/layouts/client-intent.ts' });
      },
    },
  };
}
