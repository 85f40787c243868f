/** The constants of spec §9 and §5. Units are in the names. */
export const limits = {
  waitlistNameLength: 100,
  emailLength: 254,
  contactSubjectLength: 150,
  contactMessageLength: 5_000,
  searchKeywordMinimum: 3,
  searchKeywordMaximum: 100,
  searchPageSize: 20,
  searchCountCap: 1_000,
  citySuggestions: 8,
  testimonialAutoAdvanceMs: 5_000,
  featureCarouselStepPx: 300,
  sidebarBreakpointPx: 830,
  contentWidthPx: 2_200,
  profilePhotoPx: 150,
  /** Spec §5: the largest value of a number field without a smaller limit of its own. */
  numberMaximum: 1_000_000_000,
  toastAutoCloseMs: 5_000,
  bodyBytes: 64 * 1024,
  uniqueNameMinimum: 3,
  uniqueNameMaximum: 30,
  profileTextLength: 2_000,
  webAddressLength: 300,
  teamNameLength: 80,
  organisationListLength: 10,
  organisationPictures: 8,
  addressLength: 160,
  positionLength: 40,
  jerseyMaximum: 999,
  teamMembersMaximum: 600,
  /** How long deletions within a team can be undone. */
  undoMinutes: 10,
  /** How long calendars show an event that was cancelled and then deleted. */
  cancelledEventDays: 60,
  pictureBytes: 12 * 1024 * 1024,
  /** Enough for a phone's 48 megapixels; larger files are posters or decompression bombs. */
  pictureMegapixels: 50,
  /** The size in which a profile picture is stored; spec §9's 150 px is made from it. */
  keptPicturePx: 600,
  codeLength: 6,
  codeMinutes: 10,
  /** Wrong codes that the browser that asked, its network, and everybody else may each type for one code. */
  codeTries: 5,
  /** The code for an address for which too many codes were requested: too long to be guessed, so that its tries need not be limited much. */
  longCodeLength: 12,
  longCodeMinutes: 120,
  longCodeTries: 1_000_000,
  codeResendSeconds: 30,
  /** Twice the length of a Firebase token with all its claims. */
  idTokenLength: 4_096,
  /** Codes of the sandbox for one phone number. A real identity provider has limits of its own. */
  sandboxCodesADay: 200,
  /** The maximum age of the proof in a phone token. */
  phoneProofMinutes: 10,
  sessionDays: 100,
  sessionTimerMinutes: 5,
  logoutToastMs: 1_500,
  socialPopupWidthPx: 500,
  socialPopupHeightPx: 600,
  socialPopupPollMs: 1_000,
  nameLength: 100,
  eventTitleLength: 100,
  eventNoteLength: 2_000,
  eventPlaceLength: 200,
  eventCapacity: 1_000,
  /** An event may last several days, as a camp or a tournament does. */
  eventDays: 31,
  reminderMinutesMinimum: 15,
  reminderMinutesMaximum: 20_160,
  remindersOfAnEvent: 5,
  answerNoteLength: 200,
  cancelReasonLength: 300,
  occurrencesOfASeries: 200,
  seriesYears: 2,
  seasonTextLength: 20_000,
  seasonRows: 100,
  absenceDays: 366,
  eventsOfAPage: 100,
  /** Coming tournaments that a team can enter. */
  tournamentsOfATeam: 50,
  /** How long a free seat is offered to the first on the waiting list, if there is time. */
  offerHours: 12,
  /** The minimum pause between two reminders sent by hand. */
  reminderPauseHours: 6,
  passwordMinimum: 10,
  passwordMaximum: 128,
  passwordResetMinutes: 60,
  /** Spec §2's '16' beside Upgrade: the assistant requests of the free plan. */
  freePlanRequestsAMonth: 16,
  basicPlanRequestsAMonth: 120,
  proPlanRequestsAMonth: 600,
  /** The maximum length of one message to the assistant. */
  chatTextLength: 4_000,
  chatTitleLength: 120,
  /** The maximum number of messages in a conversation. */
  chatMessages: 400,
  /** How long a link to a conversation may live. */
  shareDaysMaximum: 365,
  chatPageSize: 30,
  invitationDays: 14,
  /** Somebody who declined this often within these days gets no further invitation of that team. */
  declinedInvitations: 2,
  declinedDays: 90,
  invitationNoteLength: 500,
  invitationCodeLength: 7,
  /** 43 characters of a random token, or 64 of a made one. */
  invitationTokenLength: 100,
  /** What a team sends in a day, and what one person does over all their teams. */
  invitationsADay: 600,
  /** How often one invitation may be sent again in a day. */
  resendsADay: 3,
  /** Wrong codes and links of invitations that a network may try in an hour. */
  invitationFailuresAnHour: 20,
  importRows: 500,
  importCellLength: 200,
  /** A list of 500 people is a tenth of it. */
  importFileBytes: 1024 * 1024,
  taskTitleLength: 120,
  taskDetailLength: 2_000,
  taskSlots: 50,
  checklistItems: 20,
  checklistItemLength: 120,
  /** How often a task comes again at most. */
  taskRepeats: 100,
  taskPageSize: 50,
  ruleLength: 200,
} as const;

/** How far 'near me' looks, in km; the distances a search may be narrowed to. */
export const distancesKm = [5, 10, 25, 50, 100] as const;
