/** What a message asks, of all that the assistant answers: a model learned from example questions, `whatIsAsked(text).best`. */
export { askedLearnedFrom, whatIsAsked, type Guess, type WhatIsAsked } from './what-is-asked.ts';
export { askedAfterCard, type CardQuestion } from './after-card.ts';
