import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { readConstraints } from '../chips/index.ts';
import { checkText } from '../safety/index.ts';
import { hasPlainWords } from './plain-words.ts';

/** Constraints on time and equipment reveal nothing about health. */
const ofNoHealth: ReadonlySet<Constraint['type']> = new Set(['minutes', 'days', 'meals', 'equipment', 'without', 'level', 'sport']);

/** What somebody tells of themselves: all but a question of what one should do ('what should I eat before a match?'). */
const tellsOfOneself = (text: string): boolean =>
  /\b(?:me|my|mine|myself|im|ive|id|mera|meri|mere|mujhe|mujhko|mujhse|hum|hame|hamara)\b|(?<!\b(?:should|can|could|may|must|do|shall|would)\s)\bi\b|मैं|मेर[ाीे]|मुझ|हम(?:ें|ारा)?/iu.test(
    text.replaceAll(/[’']/g, ''),
  ) || /(?<!kya |what |क्या )\b(?:main|mai)\b/iu.test(text);

/** Whether words are about an injury, an allergy, an age or anything else that safety checks or chips recognise. */
const namesHealth = (text: string) =>
  readConstraints(text).some(({ type }) => !ofNoHealth.has(type)) || checkText(text, { country: 'IN' }).length > 0 || saysOfBody.test(text);
/** Whether a message tells of its writer, or names health at all. */
export const isAboutHealth = (text: string): boolean => tellsOfOneself(text) || namesHealth(text);

/** Whether a message may be about health: an unknown word may be an illness or a medicine, so only what surely is not counts as not. */
export const mayBeAboutHealth = (text: string): boolean => !hasPlainWords(text) || isAboutHealth(text);
/** Words of the body, its figures and its illnesses. */
export const saysOfBody =
  /\b(\d+\s?(kg|kgs|cm|years?|yrs?|bmi)|weigh\w*|pregnan\w*|diabet\w*|asthma|depress\w*|anxi\w*|medic\w*|doctor|pain\w*|hurt\w*|injur\w*|allerg\w*|surgery|period|bp|sugar|thyroid|pcos|pcod|target is|obes\w*|skinny|too (?:fat|thin|heavy))\b|वज़न|दर्द|चोट|डॉक्टर|दवा|गर्भ|लक्ष्य/iu;
