import { harmless, harmlessHindi } from '../../../data/safety/rules/harmless.ts';
import { compilePhrases, phraseLines, type Folded } from '../messages/index.ts';

const inPlain = compilePhrases([...phraseLines(harmless), ...phraseLines(harmlessHindi)]);
const inRoman = compilePhrases([...phraseLines(harmlessHindi), ...phraseLines(harmless)], true);

/** A normalised message in which figures of speech, sport and study are replaced by `§`. */
export const withoutFiguresOfSpeech = ({ plain, roman }: Folded): Folded => ({
  plain: plain.replace(inPlain, '§ '),
  roman: roman.replace(inRoman, '§ '),
});
