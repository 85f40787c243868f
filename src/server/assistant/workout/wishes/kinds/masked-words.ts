import { wishConcepts } from '../../../../../data/workout/wish-concepts.ts';
import { classFinder } from '../../../learned/index.ts';
import { inText } from '../reading/canonical-words.ts';
import { mentionsIn, type Mention } from '../reading/thing-words.ts';
import { WishText } from '../reading/wish-text.ts';

/** The concepts as they are spelt in a text of wishes ('day' and 'din' are 'days'). */
const spelt = Object.fromEntries(
  Object.entries(wishConcepts).map(([name, text]) => [
    name,
    text
      .trim()
      .split(/\s+/)
      .map((said) =>
        said
          .split('+')
          .map((word) => (word.endsWith('*') ? word : inText(word)))
          .join('+'),
      )
      .join(' '),
  ]),
);
/** The concepts that wishes about training are told by. */
export const conceptsOfWishes = classFinder(spelt);

const masks = { exercise: '§exercise', equipment: '§tool' } as const;
const isDay = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekends?|weekdays?)$/;

const maskOf = ({ thing }: Mention): string | undefined =>
  thing.kind === 'exercise' || (thing.kind === 'equipment' && thing.equipment.length > 0 && !thing.isPlace) ? masks[thing.kind] : undefined;

/** Words of a wish with every exercise, tool and weekday alike, so that what is said of one is known of all. */
export function maskedWords(words: readonly string[]): string {
  const masked: string[] = [];
  const mentions = mentionsIn(words);
  for (let at = 0; at < words.length; at++) {
    const mention = mentions.find(({ from }) => from === at);
    const mask = mention && maskOf(mention);
    if (mask) {
      masked.push(mask);
      at = mention.to;
    } else masked.push(isDay.test(words[at] ?? '') ? '§day' : (words[at] ?? ''));
  }
  return ` ${masked.join(' ')} `;
}

/** A typed text as the learned reader sees it. */
export const maskedText = (text: string): string => maskedWords(new WishText(text).words);
