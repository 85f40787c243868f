import { buildVariant, variantNames } from './variants.ts';

// Builds every variant of the site that the browser tests need, one after another, so that their servers start at once.
for (const name of variantNames) await buildVariant(name);
// The content host would keep this process alive.
process.exit();
