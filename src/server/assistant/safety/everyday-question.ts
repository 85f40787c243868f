import { isLightTalk as isLight } from '../../../data/product/small-talk.ts';
import { whatIsAsked } from '../asked/index.ts';

/** Small talk in which nobody is low. Questions of medicines are none: they are asked in danger too ('how many paracetamol'). */
const isLightTalk = (id: string): boolean => isLight(id) && id !== 'outMedical';

/** Topics of people and of how one feels: somebody in danger speaks of quitting, of being the worst or of a quarrel too. */
const topicsOfPeople: ReadonlySet<string> = new Set([
  'quit-sport',
  'leave-a-team',
  'weaker-than-others',
  'coach-left',
  'play-hurt',
  'fair-coach',
  'talk-to-coach',
  'after-mistake',
  'teammate-advice',
  'new-in-team',
  'playing-time',
  'nobody-passes',
  'parents-permission',
  'team-parents',
  'exercise-mood',
  'gym-shy',
  'shy-child',
  'fear-of-ball',
  'exam-balance',
  'little-sleep-match',
  'cannabis-sport',
  'alcohol-next-day',
  'become-pro',
  'too-late-start',
]);

/** From this chance a message is a fragment that means something only after another. */
const leastFragment = 0.4;

/**
 * The chances that a message is an everyday question about food, sport, Elevate or a plan, by the model that reads what is asked: `surely` of the
 * likeliest one alone and `together` of all of them, both with small talk in which nobody is low. `isFragment`:
 * it only points to what was said before ('not all of them').
 */
export function everydayChances(text: string): { readonly surely: number; readonly together: number; readonly isFragment: boolean } {
  const { best, top, shareOf, chanceOf } = whatIsAsked(text);
  const unclear = chanceOf('family', 'nothing') + chanceOf('family', 'fragment');
  const ofPeople = top.reduce((sum, { kind, id, chance }) => sum + (kind === 'knowledge' && topicsOfPeople.has(id) ? chance : 0), 0);
  const lightTalk = top.reduce((sum, { kind, id, chance }) => sum + (kind === 'talk' && isLightTalk(id) ? chance : 0), 0);
  const isEveryday =
    (best.kind === 'knowledge' && !topicsOfPeople.has(best.id)) ||
    best.kind === 'product' ||
    (best.kind === 'talk' && isLightTalk(best.id)) ||
    (best.kind === 'family' && best.id !== 'nothing' && best.id !== 'fragment');
  return {
    isFragment: chanceOf('family', 'fragment') >= leastFragment,
    surely: isEveryday ? best.chance : 0,
    together: shareOf('knowledge') + shareOf('product') + shareOf('family') + lightTalk - unclear - ofPeople - chanceOf('family', 'injury'),
  };
}
