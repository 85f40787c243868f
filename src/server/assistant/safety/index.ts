/** Red flags: checks messages before any model sees them, and a model's words before anybody sees them. */
export { withoutBound } from './bound-flags.ts';
export { isPregnancyOfOthers, withoutPregnancyOfOthers } from './body/pregnancy-of-others.ts';
export { cardsFor } from './cards/cards-for.ts';
export { checkAnswers, questionsOf, unansweredIn } from './checklists/check-answers.ts';
export { checkConversation } from './check-conversation.ts';
export { checkFields } from './check-fields.ts';
export { checkText, warmSearches } from './check-text.ts';
export { missingAnswers } from './checklists/missing-answers.ts';
export { withoutCleared } from './cleared-flags.ts';
export { countryOf } from './country-of.ts';
export { withoutThoseOfKin } from './flags-of-kin.ts';
export { remainingFlags } from './remaining-flags.ts';
export { checkReply } from './reply/check-reply.ts';
export { createReplyChecker } from './reply/reply-checker.ts';
export type { ReplyContext } from './reply/reply-limits.ts';
export { ageIn } from './rules/read-figures.ts';
