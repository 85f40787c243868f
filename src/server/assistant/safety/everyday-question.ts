import { whatIsAsked } from '../asked/index.ts';

/** Small talk in which nobody is low: what the assistant is not for, jokes, courtship, complaints about it. */
const lightTalk = /^(?:out[A-Z]|love$|useless$|bored$|lazy$|thanks$|joke$|weather$|human$)/;

/** Topics of people and of how one feels: somebody in danger speaks of quitting, of being the worst or of a quarrel too. */
const topicsOfPeople: ReadonlySet<string> = new Set([
  'quit-sport',
  'leave-a-team',
  'weaker-than-others',
  'coach-left',
  'play-hurt',
  'fair-coach',
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

/**
 * The chances that a message is an everyday question about food, sport, Elevate or a plan, by the model that reads what is asked: `surely` of the
 * likeliest one alone, small talk without sadness included, and `together` of all of them.
 */
export function everydayChances(text: string): { readonly surely: number; readonly together: number } {
  const { best, top, shareOf, chanceOf } = whatIsAsked(text);
  const unclear = chanceOf('family', 'nothing') + chanceOf('family', 'fragment');
  const ofPeople = top.reduce((sum, { kind, id, chance }) => sum + (kind === 'knowledge' && topicsOfPeople.has(id) ? chance : 0), 0);
  const isLight =
    (best.kind === 'knowledge' && !topicsOfPeople.has(best.id)) ||
    best.kind === 'product' ||
    (best.kind === 'talk' && lightTalk.test(best.id)) ||
    (best.kind === 'family' && best.id !== 'nothing' && best.id !== 'fragment');
  return {
    surely: isLight ? best.chance : 0,
    together: shareOf('knowledge') + shareOf('product') + shareOf('family') - unclear - ofPeople - chanceOf('family', 'injury'),
  };
}
