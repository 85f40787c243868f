// A file of its own, because few readers need it: those with answers that could not be sent.
export { sendKeptAnswers } from './give-answer.ts';
