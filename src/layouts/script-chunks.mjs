const packages = (...names) => `node_modules/(?:${names.join('|')})/`;
const oneOf = (...parts) => new RegExp(`/(?:${parts.join('|')})`);

/**
 * How the scripts of islands are put into files. By default each set of islands that shares a module gets a file of its own, which were up to
 * 65 small files on a page. Here what every signed-in page needs is one file, as are the controls and the fields.
 */
const groups = [
  { name: 'zod', priority: 70, test: oneOf(packages('zod')) },
  { name: 'react', priority: 60, test: oneOf(packages('react', 'react-dom', 'scheduler', '@astrojs/react')) },
  {
    // Without React, because the pages without islands load it too.
    name: 'base',
    priority: 50,
    test: oneOf(
      packages('nanostores', '@nanostores/(?:persistent|query)', 'nanoevents', 'nanoid', 'ofetch', 'destr', 'ufo', 'node-fetch-native'),
      'src/api-client/(?!ask-streamed)',
      'src/stores/(?:entity-store|query|hold-still|reader-input|reloads|session|live|live-refresh|page-regions|gather-events)\\.ts',
      'src/contract/(?:messages|limits|call|return-path|my-details-path|public-id|live)\\.ts',
      'src/islands/shared/(?:toast|carried-toast|when-idle|ask-signed-in|touched|focus-it)\\.ts',
      'src/islands/identity/keep-session\\.ts',
    ),
  },
  {
    name: 'checks',
    priority: 40,
    test: oneOf('src/contract/(?:shapes|shared-fields|wall-clock|date-formats|team-roles|tournament-days|event-words|sports|search)\\.ts'),
  },
  {
    name: 'controls',
    priority: 30,
    test: oneOf(
      packages('@nanostores/react'),
      'src/islands/shared/(?:load-later|data-form/LaterForm|use-entity|use-early-input|use-kept-focus|BusyButton|Dialog|ConfirmDialog|Moment)\\.tsx?',
    ),
  },
  {
    name: 'fields',
    priority: 27,
    test: oneOf(
      'src/islands/shared/(?:use-draft|draft-storage|TextField|LongTextField|FieldFrame|SportCards|ChoiceGroup|CityField|SuggestField|use-suggestions|use-answer-for|cities-found|SaveButton)',
    ),
  },
  { name: 'form', priority: 25, test: oneOf(packages('react-hook-form', '@hookform'), 'src/islands/shared/data-form/(?!LaterForm)') },
  {
    name: 'popup',
    priority: 20,
    test: oneOf(packages('@base-ui', '@floating-ui', 'use-sync-external-store')),
    entriesAware: true,
    entriesAwareMergeThreshold: 20_000,
  },
  {
    name: 'shared',
    priority: 10,
    test: oneOf('src/(?:contract|stores)/', 'src/islands/(?!events/send-kept-answers|shared/keep-fresh)'),
    minShareCount: 2,
    entriesAware: true,
  },
];

export const scriptOutput = {
  codeSplitting: { groups },
  // The default name of a shared file lists all its users.
  chunkFileNames: ({ name }) => `_astro/${/^[\w-]+/.exec(name)?.[0] ?? 'part'}.[hash].js`,
};
