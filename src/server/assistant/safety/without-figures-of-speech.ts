import { dislikes, dislikesHindi } from '../../../data/safety/rules/dislikes.ts';
import { harmless, harmlessHindi } from '../../../data/safety/rules/harmless.ts';
import { compilePhrases, phraseLines, replacePhrases, type Folded } from '../messages/index.ts';

const inPlain = compilePhrases([...phraseLines(harmless), ...phraseLines(harmlessHindi)]);
const inRoman = compilePhrases([...phraseLines(harmlessHindi), ...phraseLines(harmless)], true);

/** A normalised message in which figures of speech, sport and study are replaced by `§`. */
export const withoutFiguresOfSpeech = ({ plain, roman }: Folded): Folded => ({
  plain: replacePhrases(plain, inPlain, '§ '),
  roman: replacePhrases(roman, inRoman, '§ '),
});

const ofDislike = [...phraseLines(dislikes), ...phraseLines(dislikesHindi)];
const dislikeInPlain = compilePhrases(ofDislike);
const dislikeInRoman = compilePhrases(ofDislike, true);

/** A normalised wish of a plan in which dislikes of exercises are replaced by `§`: 'can't stand burpees' is no hurt foot. */
export const withoutDislikes = ({ plain, roman }: Folded): Folded => ({
  plain: replacePhrases(plain, dislikeInPlain, '§ '),
  roman: replacePhrases(roman, dislikeInRoman, '§ '),
});
