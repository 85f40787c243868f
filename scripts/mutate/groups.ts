export type Group = {
  readonly name: string;
  /** The modules that are changed; `file.ts:1-20` limits it to these lines. */
  readonly files: readonly string[];
  /** The tests that have to notice. */
  readonly tests: readonly string[];
  /** Whether mutants of code that runs while a module is loaded are left out. Each of them needs all tests of the group. */
  readonly ignoreStatic?: boolean;
  /** Whether the conditions of SQL statements are changed, see `sql-mutations.ts`. */
  readonly changesSql?: boolean;
  /** Mutants that no test can notice, each with a part of the line that is printed for it, and why nothing differs. */
  readonly equivalents?: readonly { readonly change: string; readonly reason: string }[];
};

/** The modules where a slip hurts most, with the tests that protect each. */
export const groups: readonly Group[] = [
  {
    name: 'permissions',
    files: ['src/contract/team-roles.ts', 'src/contract/platform-roles.ts:1-30'],
    tests: ['tests/pure/permissions.test.ts'],
  },
  {
    name: 'origin',
    files: ['src/server/http/origin.ts'],
    tests: ['tests/pure/own-origin.test.ts'],
  },
  {
    name: 'sanitising',
    files: ['src/editorial/sanitise.ts'],
    tests: ['tests/pure/editorial.test.ts'],
  },
  {
    name: 'seats',
    files: ['src/server/events/seats.ts'],
    tests: ['tests/pure/seats.test.ts'],
  },
  {
    name: 'rehab',
    files: ['src/server/assistant/rehab/verify-rehab.ts', 'src/server/assistant/rehab/triage-rehab.ts'],
    tests: ['tests/pure/rehab-verifier.test.ts'],
  },
  {
    name: 'allergens',
    files: ['needs', 'food-words', 'eatable', 'adapt-dish', 'eatables-for'].map((file) => `src/server/assistant/foods/${file}.ts`),
    tests: ['tests/pure/allergens.test.ts'],
  },
  {
    name: 'diet',
    files: ['verify-diet', 'judge-day', 'swaps-of', 'swap-diet-item'].map((file) => `src/server/assistant/diet/${file}.ts`),
    tests: ['tests/pure/diet-verifier.test.ts', 'tests/pure/diet-swaps.test.ts'],
  },
  {
    name: 'checklists',
    files: ['checklists/check-answers', 'checklists/missing-answers', 'cards/cards-for'].map(
      (file) => `src/server/assistant/safety/${file}.ts`,
    ),
    tests: ['tests/pure/checklist-answers.test.ts'],
  },
  {
    name: 'red-flags',
    files: [
      'check-text',
      'check-fields',
      'remaining-flags',
      'without-body-signs',
      'without-figures-of-speech',
      'rules/loose-signs',
      'rules/read-figures',
      'rules/search-rules',
    ].map((file) => `src/server/assistant/safety/${file}.ts`),
    tests: ['red-flag-rules', 'red-flag-denials', 'said-figures', 'assistant-red-flags', 'assistant-dangers'].map(
      (file) => `tests/pure/${file}.test.ts`,
    ),
  },
  {
    name: 'replies',
    // Of the limits, the tables of names are left out.
    files: ['check-reply.ts', 'reply-checker.ts', 'reply-limits.ts:1-17'].map((file) => `src/server/assistant/safety/reply/${file}`),
    tests: ['tests/pure/reply-rules.test.ts', 'tests/pure/assistant-replies.test.ts'],
  },
  {
    name: 'recipients',
    files: ['src/server/notifications/who-is-reached.ts'],
    tests: ['tests/api/recipients.test.ts'],
    changesSql: true,
    equivalents: [
      { change: '[memberIds.length === 0 → false]', reason: 'spares a statement that finds nobody' },
      { change: 'bool_[or → and](place.is_minor)', reason: 'is_minor is the same in all rows of one account' },
      { change: 'bool_[and → or](guardianship.lets_child', reason: 'a guardian has one row for a child of a team, and one team is read' },
      {
        change: 'from place join [active → team]_guardians',
        reason: 'guardians are reached for minors only, and `minors` is what the view adds',
      },
      {
        change: '[minors.member_id = member.id → true]',
        reason: 'who counts as a minor changes nothing without a guardian, whom only minors have',
      },
      {
        change: 'place.subject, m[in → ax](place.name)',
        reason: 'a member has one row of a team, and a reader of an account gets no name',
      },
      { change: 'm[ax → in](place.roster_email)', reason: 'a member has one row of a team, and an account is not reached at a roster' },
      {
        change: "bool_and(place.born_on <[= → ] $1::date - interval '${adultAge}",
        reason: 'from the 18th birthday no guardianship is active, so nobody else is reached',
      },
      { change: 'join [active → team]_members ward', reason: 'active_guardians leaves out removed wards already' },
    ],
  },
  {
    name: 'notify',
    files: ['src/server/notifications/notify.ts', 'src/server/notifications/queue-messages.ts'],
    tests: ['tests/api/notify.test.ts'],
  },
  {
    name: 'access',
    files: [
      'teams/access.ts',
      'teams/in-team.ts',
      // Below the condition of the lists of contacts.
      'teams/guarded-minors.ts:14-44',
      // Who may stop being an owner, and who manages whom.
      'teams/member-roles.ts:56-72',
      'platform-roles/read-roles.ts:12-12',
      'platform-roles/read-roles.ts:23-26',
      'platform-roles/require-platform-permission.ts',
    ].map((file) => `src/server/${file}`),
    tests: ['tests/api/team-access.test.ts', 'tests/api/permission-under-lock.test.ts'],
    changesSql: true,
  },
  {
    name: 'stored-seats',
    files: ['settle-seats.ts', 'find-asked.ts', 'event-row.ts:43-107'].map((file) => `src/server/events/${file}`),
    tests: ['tests/api/stored-seats.test.ts'],
    changesSql: true,
    equivalents: [
      { change: 'if ([changed.length > 0 → true])', reason: 'spares a statement that writes nothing' },
      { change: 'if (changed.length >[ → =] 0)', reason: 'spares a statement that writes nothing' },
      { change: 'if ([after.nextInLine !== before.nextInLin → tru]e)', reason: 'spares a statement that writes the same number' },
    ],
  },
  {
    name: 'answers',
    files: ['src/server/events/batch-answers.ts'],
    tests: ['tests/api/answer-statement.test.ts'],
    changesSql: true,
    equivalents: [
      { change: '.to[Low → Upp]erCase()', reason: 'only makes ids comparable' },
      { change: 'e.ends_at >[ → =] now()', reason: 'differs for one microsecond' },
      { change: 'e.answer_by >[ → =] now()', reason: 'differs for one microsecond' },
    ],
  },
  {
    name: 'personal-data',
    // What finds the rows of a person, to export or to erase them.
    files: [
      'identity/identity-data.ts',
      'identity/delete-my-account.ts',
      'identity/export-my-data.ts',
      'teams/leave-every-team.ts',
      'teams/leave-wards.ts',
      'teams/lock-teams-of.ts',
      'teams/invitations/export-invitations.ts',
      'teams/invitations/forget-invitations.ts',
      'tasks/tasks-of-user.ts',
      'events/export-availability.ts',
      'assistant/chat/export-chats.ts',
      'tournaments/read-entries.ts:107-114',
      'entitlements/plan-of.ts:27-33',
      'players/module.ts:7-9',
      'players/write-player.ts:66-73',
      'site/module.ts:6-7',
      'site/contact-messages.ts:63-68',
      'platform-roles/module.ts:8-10',
      'waitlist/module.ts:7-10',
      'waitlist/waitlist.ts:20-25',
      'calendars/keep-feeds.ts:25-25',
      'calendars/keep-feeds.ts:58-73',
      'search/index-entries.ts:23-33',
      'identity/my-ways.ts:54-63',
    ].map((file) => `src/server/${file}`),
    tests: ['tests/api/nobody-elses-data.test.ts', 'tests/api/account-deletion-in-teams.test.ts'],
    changesSql: true,
  },
];
