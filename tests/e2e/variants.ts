import { build } from '../../scripts/built.mjs';
import { temporaryFolder } from '../builders/temporary-folder.ts';
import { emulatorVariables } from './auth-emulator.ts';
import { startContentHost } from './content-host.ts';

/** The product as operators configure it: `content` and services on other hosts, or with `keys` of outside services. */
const variants = {
  content: async () => ({
    CONTENT_API_URL: await startContentHost(),
    PUBLIC_STORAGE_URL: 'https://pictures.elevate.example/storage',
    PUBLIC_AUTH_URL: 'https://auth.elevate.example/',
    PUBLIC_PAYMENTS_URL: 'https://payments.elevate.example',
  }),
  keys: () => Promise.resolve({ PUBLIC_GOOGLE_MAPS_KEY: 'a-browser-key', PUBLIC_ANALYTICS_ID: 'G-TEST', ...emulatorVariables }),
};

export type Variant = keyof typeof variants;
export const variantNames = Object.keys(variants) as Variant[];

/** Builds a variant unless it is built already. Resolves to the variables with which its server runs. */
export async function buildVariant(name: Variant): Promise<Record<string, string>> {
  const variables = { ...(await variants[name]()), DATA_DIR: temporaryFolder(`e2e-${name}`), SITE_DIR: `dist-${name}` };
  // The content host has another port in each run; the site depends only on what it answers.
  const isBuilt = await build({ variables, readFrom: { CONTENT_API_URL: 'tests/e2e/content-host.ts' } });
  if (!isBuilt) throw new Error(`The site ${variables.SITE_DIR} could not be built; the reason stands above.`);
  return variables;
}
