import { whatIsAsked } from '../asked/index.ts';

/** Small talk in which nobody is low: what the assistant is not for, jokes, courtship, complaints about it. */
const lightTalk = /^(?:out[A-Z]|love$|useless$|bored$|lazy$|thanks$|joke$|weather$|human$)/;

/**
 * The chances that a message is an everyday question about food, sport, Elevate or a plan, by the model that reads what is asked: `surely` of the
 * likeliest one alone, small talk without sadness included, and `together` of all of them.
 */
export function everydayChances(text: string): { readonly surely: number; readonly together: number } {
  const { best, shareOf, chanceOf } = whatIsAsked(text);
  const unclear = chanceOf('family', 'nothing') + chanceOf('family', 'fragment');
  const isLight =
    best.kind === 'knowledge' ||
    best.kind === 'product' ||
    (best.kind === 'talk' && lightTalk.test(best.id)) ||
    (best.kind === 'family' && best.id !== 'nothing' && best.id !== 'fragment');
  return {
    surely: isLight ? best.chance : 0,
    together: shareOf('knowledge') + shareOf('product') + shareOf('family') - unclear - chanceOf('family', 'injury'),
  };
}
