import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import node from '@astrojs/node';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { intentDirective } from './src/layouts/intent-directive.mjs';
import { leanContract } from './src/layouts/lean-contract.mjs';
import { pageStyles } from './src/layouts/page-styles.mjs';
import { scriptOutput } from './src/layouts/script-chunks.mjs';
import { services } from './src/server/astro-dev.mjs';

const site = process.env.PUBLIC_ORIGIN || 'http://localhost:4321';
const themeBoot = readFileSync(new URL('./src/layouts/theme-boot.js', import.meta.url), 'utf8').trim();
const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const originOf = (url) => (url ? [new URL(url).origin] : []);
const serviceOrigins = ['ADMIN', 'AI', 'AUTH', 'PAYMENTS', 'ORGANISATION'].flatMap((name) => originOf(process.env[`PUBLIC_${name}_URL`]));
const maps = process.env.PUBLIC_GOOGLE_MAPS_KEY ? ['https://maps.googleapis.com', 'https://places.googleapis.com'] : [];
const analytics = process.env.PUBLIC_ANALYTICS_ID ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com'] : [];
const authEmulator = process.env.FIREBASE_AUTH_EMULATOR_HOST ? [`http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`] : [];
// One variable configures both the server and the browser, so that both use the same emulator.
if (authEmulator[0]) process.env.PUBLIC_FIREBASE_AUTH_EMULATOR = authEmulator[0];
/** The hosts that Firebase phone sign-in and its reCAPTCHA load from. */
const firebase = process.env.PUBLIC_FIREBASE_API_KEY
  ? {
      connect: [
        'https://identitytoolkit.googleapis.com',
        'https://securetoken.googleapis.com',
        'https://www.google.com/recaptcha/',
        ...authEmulator,
      ],
      scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      frames: ['frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/'],
    }
  : { connect: [], scripts: [], frames: [] };
/** solid-toast adds one style element whose text never changes, so the policy allows it by its hash. */
const toastStyleHashes = JSON.parse(readFileSync(new URL('./src/islands/shared/toast-style-hashes.json', import.meta.url), 'utf8'));

/**
 * Leaves the lists of files to preload out of scripts that import others later. The first download is smaller, and what is imported later is
 * fetched when the browser is idle anyway. A plugin, because Astro passes this setting of an environment on to no bundler.
 */
const withoutPreloadLists = {
  name: 'without-preload-lists',
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: { resolveDependencies: () => [] } } } : undefined),
};

export default defineConfig({
  site,
  output: 'static',
  adapter: node({ mode: 'middleware' }),
  integrations: [
    react(),
    sitemap({ filter: (page) => !/\/(404|noplayer|login|search|offline)\/?$/.test(page) }),
    intentDirective(),
    services(),
  ],
  trailingSlash: 'ignore',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  image: { responsiveStyles: false },
  security: {
    checkOrigin: false, // The request handler already checks Origin and Sec-Fetch-Site on every unsafe method.
    csp: {
      algorithm: 'SHA-256',
      directives: [
        "default-src 'none'",
        `img-src 'self' data: ${[...originOf(process.env.PUBLIC_STORAGE_URL), ...maps].join(' ')}`.trim(),
        "font-src 'self'",
        `connect-src 'self' ${[...serviceOrigins, ...maps, ...analytics, ...firebase.connect].join(' ')}`.trim(),
        ...firebase.frames,
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
      ],
      scriptDirective: { resources: ["'self'", ...maps, ...analytics, ...firebase.scripts], hashes: [hashOf(themeBoot)] },
      styleDirective: {
        resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }],
        hashes: toastStyleHashes,
      },
    },
  },
  vite: {
    plugins: [pageStyles(import.meta.dirname), leanContract(import.meta.dirname), tailwindcss(), withoutPreloadLists],
    // What is imported later is fetched ahead when the browser is idle; the lists for preloading would make the first download larger.
    build: { sourcemap: false },
    environments: { client: { build: { rolldownOptions: { output: scriptOutput } } } },
  },
});
