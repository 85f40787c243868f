/** What the words of a message name: foods with amounts, nutrients, days, meals, and whether it refers back. */
export { numberOf, type Amount, type Unit } from './amounts.ts';
export { readMessage, asksWhether, type AskedNutrient, type Message, type SaidDay } from './read-message.ts';
