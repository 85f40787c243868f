import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import node from '@astrojs/node';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { intentDirective } from './src/layouts/intent-directive.mjs';
import { services } from './src/server/astro-dev.mjs';

const site = process.env.PUBLIC_ORIGIN || 'http://localhost:4321';
const themeBoot = readFileSync(new URL('./src/layouts/theme-boot.js', import.meta.url), 'utf8').trim();
const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const originOf = (url) => (url ? [new URL(url).origin] : []);
const serviceOrigins = ['ADMIN', 'AI', 'AUTH', 'PAYMENTS', 'ORGANISATION'].flatMap((name) => originOf(process.env[`PUBLIC_${name}_URL`]));
const maps = process.env.PUBLIC_GOOGLE_MAPS_KEY ? ['https://maps.googleapis.com', 'https://places.googleapis.com'] : [];
const analytics = process.env.PUBLIC_ANALYTICS_ID ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com'] : [];
/** solid-toast writes one style element; its text never changes, so its hash is allowed. */
const toastStyleHashes = JSON.parse(readFileSync(new URL('./src/islands/shared/toast-style-hashes.json', import.meta.url), 'utf8'));

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
    checkOrigin: false, // The server in front checks Origin and Sec-Fetch-Site on every unsafe method.
    csp: {
      algorithm: 'SHA-256',
      directives: [
        "default-src 'none'",
        `img-src 'self' data: ${[...originOf(process.env.PUBLIC_STORAGE_URL), ...maps].join(' ')}`.trim(),
        "font-src 'self'",
        `connect-src 'self' ${[...serviceOrigins, ...maps, ...analytics].join(' ')}`.trim(),
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
      ],
      scriptDirective: { resources: ["'self'", ...maps, ...analytics], hashes: [hashOf(themeBoot)] },
      styleDirective: {
        resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }],
        hashes: toastStyleHashes,
      },
    },
  },
  vite: { plugins: [tailwindcss()], build: { sourcemap: false } },
});
