const packages = (...names) => `node_modules/(?:${names.join('|')})/`;
const oneOf = (...parts) => new RegExp(`/(?:${parts.join('|')})`);

const within = (folder, names) => `src/${folder}/(?:${names})\\.tsx?`;

/** What the pages of one module have in common: a file each, because every file of a page costs a request with its headers. */
const modules = {
  answers: [
    within('contract', 'event-shapes|event-answers|events'),
    within('stores', 'events|answers|offline-queue|expected-answers'),
    within(
      'islands/events',
      'clashes|AnswerButtons|NoteForm|YourTime|MyAnswerRow|use-events|use-event-cards|EventCard|note-name|give-answer|use-pending-answers',
    ),
  ],
  tasks: [within('contract', 'tasks|task-claims'), within('stores', 'tasks'), within('islands/tasks', 'task-words')],
  team: [
    within('contract', 'team-members|team-edit|pictures'),
    within('stores', 'rosters'),
    within('islands/teams', 'keep-undo|role-labels|roster/(?:member-fields|contact-fields)'),
  ],
  invitations: [
    within('contract', 'invitations|answer-invitation|join-requests|guardians|people-import'),
    within('stores', 'invitations'),
    within('islands/teams/invitations', 'TeamMark|invited-as-words'),
  ],
  chat: [
    within('contract', 'team-chat'),
    within('stores', 'conversations|live-listeners'),
    within('islands/team-chat', 'MessageText|conversation-words|use-zone'),
  ],
  tournaments: [within('contract', 'tournaments'), within('islands/shared', 'TournamentMark')],
  identity: [
    within('contract', 'identity|social|account'),
    within('stores', 'account|my-session'),
    within('islands/identity', 'finish-sign-in|start-social|welcome-text|social-popup|SocialButtons'),
  ],
  assistant: [
    within('contract', 'plans|assistant/(?:words|safety|chat|chats|credits|constraints|make-plan|profile)'),
    within('stores', 'assistant'),
    within(
      'islands/assistant',
      'SafetyCards|CreditsLine|ask-assistant|parts/(?:lang-of|use-today)|history/(?:address-of-chat|use-history|HistoryIcon|HistoryList)',
    ),
  ],
  'plan-form': [
    within('contract/assistant', 'checklists|chips|weekdays|food-needs'),
    within(
      'islands/assistant',
      'parts/choices|plan/(?:use-chips|PlanFrame|PlanRequestForm|checklist-fields|PlanScreen|InsteadOfPlan|use-plan-request|use-questions|checklist-texts)',
    ),
  ],
};

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
      'src/stores/(?:entity-store|query|hold-still|reader-input|reloads|session|live|live-refresh|page-regions|gather-events|until-done)\\.ts',
      'src/contract/(?:messages|limits|call|return-path|my-details-path|public-id|live)\\.ts',
      'src/islands/shared/(?:toast|carried-toast|when-idle|not-loaded|ask-signed-in|touched|focus-it|keep-fresh|draft-storage)\\.ts',
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
      'src/islands/shared/(?:load-later|data-form/LaterForm|use-entity|use-now|use-early-input|use-kept-focus|BusyButton|Dialog|ConfirmDialog|Moment)\\.tsx?',
      'src/islands/shared/(?:check-fields|initials|picture-address|ProfilePicture)\\.tsx?',
      'src/contract/picture-facts\\.ts',
    ),
  },
  {
    name: 'fields',
    priority: 27,
    test: oneOf(
      'src/islands/shared/(?:use-draft\\.|TextField|LongTextField|FieldFrame|SportCards|ChoiceGroup|CityField|SuggestField|use-suggestions|use-answer-for|cities-found|SaveButton)',
    ),
  },
  {
    name: 'form',
    priority: 25,
    test: oneOf('src/islands/shared/data-form/(?!LaterForm|ConflictPanel)'),
  },
  {
    name: 'popup',
    priority: 20,
    test: oneOf(packages('@base-ui', '@floating-ui', 'use-sync-external-store')),
    entriesAware: true,
    entriesAwareMergeThreshold: 20_000,
  },
  ...Object.entries(modules).map(([name, parts]) => ({ name, priority: 15, test: oneOf(...parts), minShareCount: 2 })),
  {
    name: 'shared',
    priority: 10,
    test: oneOf('src/(?:contract|stores)/', 'src/islands/(?!events/send-kept-answers)'),
    minShareCount: 2,
    entriesAware: true,
  },
];

export const scriptOutput = {
  codeSplitting: { groups },
  // The default name of a shared file lists all its users.
  chunkFileNames: ({ name }) => `_astro/${/^[\w-]+/.exec(name)?.[0] ?? 'part'}.[hash].js`,
};
