import { expect, test } from 'vitest';
import { allRoutes } from '../builders/all-routes.ts';

/** How many requests one person, or one network without a session, may make, and in how many seconds. */
const limits: Readonly<Record<string, string>> = {
  none: `
    answerEvent checkEventAvailability deleteMessage editMessage editPlayer editTask editTeam endMyOtherSessions endMySession
    getAccountSettings getAssistantProfile getChat getChecklist getCmsContent getCredits getFaqs getFeatures getGeneralSettings
    getHealthDetails getMyAge getMyDay getMyDetails getMyFeed getMyOrganisation getMyProfile getPlainIntroduction getPlainSignIn
    getPlanVersion getPlans getPlayerProfile getProfilePicture getRehabQuestions getSeasonGrid getSettings getShare getTask
    getTaskChoices getTeamDetails getTeamEvent getTeamFeed getTeamProfile getTestimonials getUserEvents isUser keepConversation
    listAbsences listAskedGuardians listChatPeople listChats listCms listConversations listCountries listFailedJobs listFormerWards
    listGames listGuardians listJoinRequests listLegacyFaqs listLegacyFeatures listMemberChanges listMyConversations listMyInvitations
    listMyPlatformRoles listMySessions listMyTasks listMyTeams listMyWays listPartners listPlatformRoles listPlayers listSeenBy
    listSignInWays listTasks listTeamEvents listTeamInvitations listTeamTournaments listTeamTypes listTeams logout markConversationRead
    markPlayer openEventConversation openOrganisation openProfile pinMessage reactToMessage readMessageChanges readMessages removeMyWay
    saveDraft sendMessage socialLogin startConversation tallyTasks`,
  '5 in 60 s': `
    submitContact`,
  '10 in 60 s': `
    joinWaitlist`,
  '20 in 60 s': `
    checkPasswordResetToken login register resetPassword verifyUser`,
  '30 in 60 s': `
    finishSocialSignIn locateVisitor onlyVerifyEmail onlyVerifyPhone takeSandboxToken verifyEmailPasscode verifyFirebaseToken`,
  '120 in 60 s': `
    globalSearch`,
  '240 in 60 s': `
    suggestCities`,
  '20 in 600 s': `
    deleteMyAccount exportMyData forgetPassword initiateEmailVerification leaveTeam sendSandboxCode`,
  '30 in 600 s': `
    addTeam endMyFeed endTeamFeed makeMyFeed makeTeamFeed`,
  '60 in 600 s': `
    addOrganisationImage addTask askForSwap decideSwap grantPlatformRole importPeople previewImport removeOrganisationImage
    removeProfileImage revokePlatformRole takeSwap updateAccountSettings updateGamesInfo updateMyOrganisation updateProfileImage
    updateProfileInfo updateTeamLogo uploadFile`,
  '100 in 600 s': `
    enterTournament withdrawFromTournament`,
  '120 in 600 s': `
    continueChat deleteTeam findTournaments makeDietPlan makeHealthyRecipe makeMeditationPlan makeRehabPlan makeWellnessPlan
    makeWorkoutPlan removeTeamLogo restoreTeam startChat updateTeam`,
  '240 in 600 s': `
    addPlayer changeRole changeTaskSettings claimTask deletePlayer deleteTask dropTask handOverTeam markTaskDone restorePlayer
    restoreTask tickTaskItem updateContacts updatePlayer updateTask withdrawSwap`,
  '300 in 600 s': `
    acceptInvitation acceptJoinRequest acceptMailInvitation addAbsence addTeamEvent allowChildNotifications answerByLink askGuardian
    askGuardianAgain askToJoin cancelTeamEvent declineJoinRequest deleteAbsence deleteTeamEvent editTeamEvent introduceMyself invite
    makeInvitationLink pasteSeason previewTeamEvent readAvailabilityLink rejectInvitation rejectMailInvitation remindPlayers
    removeGuardian resendTeamInvitation restoreTeamEvents revokeInvitation withdrawJoinRequest`,
  '600 in 600 s': `
    copySharedChat deleteAssistantProfile deleteChat deleteChats findPlayersToInvite getSharedChat hasPlayer openInvitation
    previewShare readChips renameChat restorePlanVersion saveAssistantProfile shareChat swapPlanItem tickPlanItem unshareChat`,
  '10 in 3600 s': `
    correctMyAge`,
};

test('every call may be repeated as often as is written down for it', () => {
  const byLimit = Map.groupBy(allRoutes, ({ limit }) => (limit ? `${limit.points} in ${limit.windowSeconds} s` : 'none'));
  const found = Object.fromEntries([...byLimit].map(([limit, of]) => [limit, of.map(({ call }) => call.name).sort()]));
  expect(found).toEqual(Object.fromEntries(Object.entries(limits).map(([limit, names]) => [limit, names.trim().split(/\s+/)])));
});
