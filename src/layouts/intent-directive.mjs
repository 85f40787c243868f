/**
 * Adds two directives: `client:intent` (an island loads when somebody points at it, focuses it or touches it) and `client:kept` (an island
 * loads where the browser has stored a given key).
 */
export function intentDirective() {
  return {
    name: 'intent-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/layouts/client-intent.ts' });
        addClientDirective({ name: 'kept', entrypoint: './src/layouts/client-kept.ts' });
      },
    },
  };
}
