// Which layer may import which other layers and packages; everything else is denied. ARCHITECTURE.md has the table.

/** A layer and its files, as paths from the root. A file belongs to the first layer that matches. */
const layers = [
  ['contract', 'src/contract/**'],
  // Tables that modules read: foods, exercises, phrases, passages, cities.
  ['data', 'src/data/**'],
  ['api-client', 'src/api-client/**'],
  ['stores', 'src/stores/**'],
  ['shared-islands', 'src/islands/shared/**'],
  // The parts of a module's islands that other modules' islands may import: a function that returns a promise, never a component.
  ['island-entry', 'src/islands/*/verify-email.ts', 'module'],
  ['islands', 'src/islands/*/**', 'module'],
  ['layouts', 'src/layouts/**'],
  ['pages', ['src/pages/**', 'src/middleware.ts']],
  ['editorial', 'src/editorial/**'],
  ['content-loader', 'src/content.config.ts'],
  ['ambient', 'src/*.d.ts'],
  ['astro-dev', 'src/server/astro-dev.mjs'],
  ['server-root', 'src/server/*.ts'],
  ['http', 'src/server/http/**'],
  ['settings', 'src/server/settings/**'],
  ['demo', 'src/server/database/demo/**'],
  ['database', 'src/server/database/**'],
  ['jobs', 'src/server/jobs/**'],
  ['live', 'src/server/live/**'],
  ['providers', 'src/server/providers/**'],
  // The assistant is a module of packages, each with its own entry.
  ['package-entry', 'src/server/assistant/*/index.ts', 'package'],
  ['package', 'src/server/assistant/*/**', 'package'],
  // The definition of modules; not a module itself.
  ['module-definition', 'src/server/module/**'],
  ['module-entry', 'src/server/*/index.ts', 'module'],
  ['module', 'src/server/*/**', 'module'],
  ['public', 'public/**'],
  ['scripts', 'scripts/**'],
  ['tests', 'tests/**'],
  ['bench', 'bench/**'],
  ['tool-settings', ['.*.mjs', '*.mjs', '*.ts', '*.json']],
];

const outsideTheProduct = ['scripts', 'tests', 'bench'];
const everyLayer = layers.map(([layer]) => layer);
const forPackages = ['contract', 'data', 'http', 'database', 'jobs', 'providers', 'module-definition', 'module-entry'];
const forModules = [...forPackages, 'settings', 'editorial', 'live'];

/** The layers that a layer may import besides itself. Modules and islands are handled below: only their own module. */
const mayImport = {
  data: ['contract'],
  'api-client': ['contract'],
  stores: ['contract', 'api-client'],
  'shared-islands': ['contract', 'stores', 'api-client'],
  islands: ['contract', 'stores', 'api-client', 'shared-islands', 'island-entry'],
  layouts: ['islands', 'shared-islands', 'contract'],
  pages: ['layouts', 'islands', 'shared-islands', 'contract'],
  editorial: ['contract'],
  'content-loader': ['editorial', 'contract'],
  ambient: ['contract'],
  'astro-dev': ['server-root'],
  'server-root': [...forModules, 'demo'],
  settings: ['contract'],
  database: ['contract', 'settings'],
  providers: ['contract', 'settings'],
  jobs: ['contract', 'settings', 'database', 'providers'],
  live: ['contract', 'settings', 'database'],
  http: ['contract', 'settings', 'database', 'jobs', 'live', 'providers'],
  'module-definition': ['contract', 'http', 'jobs', 'live'],
  demo: ['contract', 'settings', 'database', 'providers', 'module-entry'],
  package: forPackages,
  module: forModules,
  'module-entry': forModules,
  'tool-settings': ['layouts', 'astro-dev', 'scripts', 'tests'],
  ...Object.fromEntries(outsideTheProduct.map((layer) => [layer, everyLayer])),
};

/**
 * The packages of the assistant with those that each may import, always through their index.ts. Each may import only earlier ones.
 * @type {Record<string, string[]>}
 */
export const assistantPackages = {
  messages: [],
  part: ['wishes'],
  foods: [],
  corpus: ['messages'],
  learned: ['messages'],
  safety: ['messages', 'learned', 'asked'],
  chips: ['messages', 'safety', 'foods', 'learned'],
  wishes: ['messages', 'chips'],
  'meal-wishes': ['messages', 'foods', 'chips', 'learned', 'wishes'],
  'quiet-wishes': ['messages', 'safety', 'wishes'],
  knowledge: [],
  understanding: ['messages', 'foods', 'corpus'],
  asked: ['messages', 'learned', 'understanding'],
  facts: ['messages', 'learned', 'foods', 'understanding'],
  'plan-answers': ['foods', 'understanding', 'facts'],
  'plan-edits': ['foods', 'understanding', 'facts', 'plan-answers', 'part', 'workout'],
  chat: ['safety', 'chips'],
  diet: ['part', 'foods', 'safety', 'chips', 'wishes', 'meal-wishes'],
  recipe: ['messages', 'part', 'foods', 'wishes', 'meal-wishes'],
  workout: ['messages', 'learned', 'part', 'safety', 'chips', 'wishes'],
  meditation: ['part', 'wishes', 'quiet-wishes'],
  rehab: ['messages', 'learned', 'part', 'safety', 'wishes', 'workout'],
  wellness: ['part', 'safety', 'wishes', 'quiet-wishes'],
  plans: ['part', 'wishes', 'chat', 'safety', 'chips', 'diet', 'recipe', 'workout', 'meditation', 'rehab', 'wellness'],
  replies: [
    'messages',
    'learned',
    'understanding',
    'asked',
    'knowledge',
    'facts',
    'plan-answers',
    'plan-edits',
    'workout',
    'recipe',
    'plans',
    'chat',
    'corpus',
    'safety',
    'chips',
  ],
  shares: ['plans', 'chat', 'safety', 'chips'],
};

const anyPackage = ['*', '@*/*', 'astro:*', 'virtual:*'];
const page = ['astro', 'astro:*'];
const wire = ['hono', 'pino', 'pg', 'drizzle-orm', 'ipaddr.js', 'zod'];
const react = ['react', 'react-dom', '@base-ui/react', 'lucide-react', 'nanostores', '@nanostores/react', 'zod'];

const forFields = ['@googlemaps/js-api-loader', 'input-otp', 'libphonenumber-js', 'linkify-it', 'papaparse'];
const ofIslands = [...forFields, 'firebase', 'react-easy-crop', 'uqr'];

/** The packages that a layer may import. Vendors' SDKs belong in `providers`, and `ofetch` only in `api-client`. */
const mayUse = {
  contract: ['zod'],
  'api-client': ['eventsource-parser', 'ofetch'],
  stores: ['idb', 'idiomorph', 'nanostores', '@nanostores/persistent', '@nanostores/query', 'zod'],
  'shared-islands': [...react, 'solid-js', 'solid-toast'],
  islands: [...react, ...ofIslands],
  // sharp: link preview images are drawn during the build.
  layouts: [...page, 'lucide-react', 'sharp', 'zod'],
  pages: [...page, '@astrojs/rss'],
  editorial: ['marked', 'sanitize-html', 'yaml', 'zod'],
  'content-loader': page,
  ambient: page,
  'server-root': ['@hono/node-server', ...wire],
  settings: ['zod'],
  database: ['dataloader', 'drizzle-orm', 'pg', 'zod'],
  providers: [
    '@ai-sdk/openai-compatible',
    'ai',
    'countries-list',
    'ipaddr.js',
    'jose',
    'maxmind',
    'nodemailer',
    'openid-client',
    'pino',
    'zod',
  ],
  'module-definition': ['hono'],
  jobs: ['p-limit', 'pg', 'pg-boss', 'pino', 'zod'],
  live: ['p-limit', 'pg', 'pino', 'zod'],
  http: ['@hono/node-server', 'lru-cache', 'negotiator', 'rate-limiter-flexible', ...wire],
  demo: ['drizzle-orm', 'pg', 'pino', 'pure-rand', 'sharp'],
  // sharp resizes stored pictures, file-type and heic-decode open them; none of them uses the network.
  module: [
    '@indic-transliteration/sanscript',
    '@node-rs/argon2',
    'async-mutex',
    'bowser',
    'countries-list',
    'damerau-levenshtein',
    'file-type',
    'heic-decode',
    'ical-generator',
    'libphonenumber-js',
    'lru-cache',
    'p-limit',
    'papaparse',
    'pure-rand',
    'rrule-temporal',
    'sharp',
    'stemmer',
    'temporal-polyfill',
    'temporal-polyfill/global',
    ...wire,
  ],
  'module-entry': wire,
  package: [
    '@indic-transliteration/sanscript',
    'damerau-levenshtein',
    'hono',
    'ical-generator',
    'lru-cache',
    'pg',
    'pure-rand',
    'stemmer',
    'zod',
  ],
  'tool-settings': anyPackage,
  ...Object.fromEntries(outsideTheProduct.map((layer) => [layer, anyPackage])),
};

/** Layers that run in a browser, or must be able to. */
const withoutNode = new Set(['contract', 'api-client', 'stores', 'shared-islands', 'island-entry', 'islands', 'public', 'ambient']);
const perModule = new Set(['islands', 'island-entry', 'module', 'module-entry', 'package', 'package-entry']);

const layersAllowed = (layer) => ({
  from: { file: { categories: layer } },
  allow: { to: { file: { categories: [...(perModule.has(layer) ? [] : [layer]), ...(mayImport[layer] ?? [])] } } },
});
const packagesAllowed = (layer) => ({
  from: { file: { categories: layer } },
  allow: {
    to: [
      ...(mayUse[layer] ? [{ module: { origin: 'external', source: mayUse[layer] } }] : []),
      ...(withoutNode.has(layer) ? [] : [{ module: { origin: 'core' } }]),
    ],
  },
});
const sameModule = (from, to) => ({
  from: { file: { categories: from } },
  allow: { to: { file: { categories: to, captured: { module: '{{ from.file.captured.module }}' } } } },
});
const ofPackage = (category, name) => ({ file: { categories: category, captured: { package: name } } });
const packageAllowed = ([name, others]) => ({ from: ofPackage('package', name), allow: { to: ofPackage('package-entry', others) } });
const samePackage = (from) => ({
  from: { file: { categories: from } },
  allow: { to: ofPackage('package', '{{ from.file.captured.package }}') },
});
const onlyZodMini = (internalPath) => ({
  disallow: { to: { module: { origin: 'external', source: 'zod', internalPath } } },
  message: "Import 'zod/mini': a browser that loads all of zod loads three times as much.",
});

export const layerSettings = {
  'boundaries/files': layers.map(([category, pattern, captured]) => ({
    category,
    pattern,
    ...(captured && { capture: [captured, 'file'] }),
  })),
  'boundaries/files-single-match': true,
  'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
  'boundaries/legacy-templates': false,
  'import/resolver': { [new URL('resolve-import.mjs', import.meta.url).pathname]: {} },
};

const policies = [
  ...everyLayer.map(layersAllowed).filter(({ allow }) => allow.to.file.categories.length > 0),
  ...everyLayer.map(packagesAllowed).filter(({ allow }) => allow.to.length > 0),
  sameModule('islands', 'islands'),
  sameModule('island-entry', 'islands'),
  sameModule('module', ['module', 'module-entry']),
  sameModule('module-entry', 'module'),
  samePackage('package'),
  samePackage('package-entry'),
  ...Object.entries(assistantPackages)
    .filter(([, others]) => others.length > 0)
    .map(packageAllowed),
  {
    from: { file: { categories: 'module', captured: { module: 'assistant' } } },
    allow: { to: { file: { categories: 'package-entry' } } },
  },
  {
    from: { file: { categories: 'package' } },
    disallow: { to: { file: { categories: 'module-entry', captured: { module: 'assistant' } } } },
  },
  onlyZodMini('!mini'),
  onlyZodMini(null),
];

const policiesOf = (layer) => policies.filter(({ from }) => !from || from.file.categories === layer);

/** @returns {['error', object]} */
const importRule = (layer) => [
  'error',
  {
    default: 'disallow',
    checkAllOrigins: true,
    checkUnknownLocals: true,
    message:
      "{{ from.file.categories.[0] }} may not import '{{ dependency.source }}', or there is no such file. The table is in scripts/lint/layers.mjs.",
    policies: policiesOf(layer),
  },
];

/** @type {{ 'boundaries/no-unknown-files': 'error' }} */
export const layerRules = { 'boundaries/no-unknown-files': 'error' };

/**
 * The rule for the imports of each layer's files, as overrides of a configuration. Each layer has its own rule, because the plugin tries
 * all policies of a rule on every import. The first layer that matches a file comes last, so that it counts.
 * @type {{ files: string[], rules: { 'boundaries/dependencies': ['error', object] } }[]}
 */
export const layerOverrides = layers
  .map(([layer, files]) => ({ files: [files].flat(), rules: { 'boundaries/dependencies': importRule(layer) } }))
  .reverse();
