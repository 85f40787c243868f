import type { Dish } from './dish.ts';
import type { Food } from './food.ts';
import { containsAllWords } from './food-words.ts';

type Change = { readonly from: Food; readonly to: Food | undefined };
type Name = readonly [english: string, hindi: string];
/** How a family of foods appears in the names of dishes, and what it becomes with another food. */
type Family = { readonly from: ReadonlySet<string>; readonly to: string; readonly words: readonly [find: RegExp, become: string][] };

const of = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const paneer = of('paneer low-fat-cottage');
const milks = of('milk low-fat-milk skim-milk buffalo-milk');
const curds = of('curd low-fat-curd hung-curd');

/** Exchanges that make a dish people know under another name. */
const families: readonly Family[] = [
  {
    from: paneer,
    to: 'tofu',
    words: [
      [/paneer/iu, 'tofu'],
      [/पनीर/u, 'टोफू'],
    ],
  },
  {
    from: of('tofu'),
    to: 'paneer',
    words: [
      [/tofu/iu, 'paneer'],
      [/टोफू/u, 'पनीर'],
    ],
  },
  {
    from: milks,
    to: 'soy-milk',
    words: [
      [/milkshake/iu, 'soy shake'],
      [/\bmilk\b/iu, 'soy milk'],
      [/दूध/u, 'सोया दूध'],
    ],
  },
  {
    from: of('soy-milk'),
    to: 'low-fat-milk',
    words: [
      [/\bsoy milk\b/iu, 'milk'],
      [/सोया दूध/u, 'दूध'],
    ],
  },
  {
    from: curds,
    to: 'soy-curd',
    words: [
      [/\bthick[- ]curd\b/iu, 'soy curd'],
      [/\b(curd|dahi)\b/iu, 'soy curd'],
      [/\b(raita|lassi|chaas)\b/iu, 'soy $1'],
      [/\bkadhi\b/iu, 'soy kadhi'],
      [/(दही|रायता|लस्सी|छाछ|कढ़ी)/u, 'सोया $1'],
    ],
  },
];

const capital = (text: string) => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

const namesOf = ({ name, also }: Food) => [...name, ...also].flatMap((word) => [word, word.replace(/(?<=[a-z]{3})s$/, '')]);
/** 'Dal' names both moong and toor dal, so that a dish keeps it. */
const isShared = (word: string, to: Food | undefined) => to !== undefined && [...to.name, ...to.also].includes(word);

/** Whether the dish is named after the food that is exchanged, such as 'Palak paneer' after paneer. */
const isCalledAfter = (dish: Dish, { from, to }: Change) =>
  namesOf(from).some((word) => !isShared(word, to) && dish.name.some((name) => containsAllWords(name, word)));

function byFamily([english, hindi]: Name, { from, to }: Change): Name | undefined {
  const family = families.find((one) => one.from.has(from.id) && one.to === to?.id);
  if (!family) return undefined;
  const renamed = (text: string) => {
    const word = family.words.find(([find]) => find.test(text));
    return word ? capital(text.replace(word[0], word[1])) : text;
  };
  return [renamed(english), renamed(hindi)];
}

/** The name with the food's word exchanged; the old name with what is missing if it cannot be. */
function byWord([english, hindi]: Name, { from, to }: Change): Name {
  if (!to) return [`${english} without ${from.name[0].toLowerCase()}`, `बिना ${from.name[1]} ${hindi}`];
  const words = namesOf(from)
    .filter((word) => !isShared(word, to))
    .sort((one, other) => other.length - one.length);
  const exchanged = (text: string, by: string) => {
    const word = words.find((one) =>
      new RegExp(`(?<![\\p{L}\\p{M}])${one.replaceAll(/[^\p{L}\p{M} ]/gu, '.')}(?![\\p{L}\\p{M}])`, 'iu').test(text),
    );
    if (!word) return text;
    return capital(text.replace(new RegExp(word.replaceAll(/[^\p{L}\p{M} ]/gu, '.'), 'iu'), by));
  };
  return [exchanged(english, to.name[0].toLowerCase()), exchanged(hindi, to.name[1])];
}

/**
 * The dish's name after its ingredients were changed: 'Paneer bhurji' with tofu is 'Tofu bhurji'. `isOwn` is false if the dish is named after
 * a food that is gone and has no other name that people know; such a dish is not planned.
 */
export function nameAfter(dish: Dish, changed: readonly Change[]): { readonly name: Name; readonly isOwn: boolean } {
  let name: Name = dish.name;
  let isOwn = true;
  for (const change of changed) {
    const known = byFamily(name, change);
    if (known) name = known;
    else if (isCalledAfter(dish, change)) {
      name = byWord(name, change);
      isOwn = false;
    }
  }
  return { name, isOwn };
}
