import { harmless, harmlessHindi } from '../../../data/safety/rules/harmless.ts';
import { compilePhrases, phraseLines, type Folded } from '../messages/index.ts';

const inPlain = compilePhrases([...phraseLines(harmless), ...phraseLines(harmlessHindi)]);
const inRoman = compilePhrases([...phraseLines(harmlessHindi), ...phraseLines(harmless)], true);

/** A folded message in which figures of speech, sport and study stand as `§`. */
export const withoutFigures = ({ plain, roman }: Folded): Folded => ({
  plain: plain.replace(inPlain, '§ '),
  roman: roman.replace(inRoman, '§ '),
});
