import { readFileSync } from 'node:fs';
import distance from 'damerau-levenshtein';
import { LRUCache } from 'lru-cache';
import { catalogueWords } from './catalogue-words.ts';
import { otherThanFoods } from './other-than-foods.ts';

/** Words that decide what is asked of a plan, also understood with a letter wrong, missing, doubled or swapped. */
const deciding = `
  monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays weekend weekends weekdays
  somvar mangalvar mangalwar budhvar guruvar shukravar shanivar shaniwar ravivar itvar
  between after before within until instead except without avoid include replace prefer anything everything nothing cannot please
  breakfast lunch dinner snack snacks meals nashta dinner window fasting intermittent sunset
  budget cheap rupees sasta kitchen hostel cooking cook microwave kettle stove rasoi minutes quick month months weeks years
  protein calories calorie carbs weight muscle gain maintain reduce
  allergic allergy intolerant sensitive digest upsets bloated stomach itches acidity
  vegetarian vegan halal eggless eggetarian pescatarian satvik jain
  kidney disease bimari diabetes diabetic pregnant pregnancy breastfeeding pressure cholesterol thyroid fodmap
  pasand chahiye khata khati south indian bengali punjabi gujarati
  onion onions garlic paneer bread fruit fruits sugar grains greens leafy spinach palak rajma bhindi lauki baingan doesnt dont
`
  .split(/\s+/)
  .filter(Boolean);

const foodNames = catalogueWords()
  .map(([word]) => word)
  .filter((word) => /^[a-z]{6,}$/.test(word));
const meant = [...new Set([...deciding, ...foodNames])].filter((word) => word.length >= 5);

/** Words that are spelt right, whether or not they decide anything: the 6,000 of the corpus and those of our own lists. */
const known = new Set([
  ...readFileSync(new URL('../../../data/corpus/meanings/words.txt', import.meta.url), 'utf8').split('\n'),
  ...deciding,
  ...catalogueWords().flatMap(([word]) => word.split(' ')),
]);
const byLetter = Map.groupBy(meant, (word) => word.charAt(0));
const found = new LRUCache<string, string>({ max: 2_000 });

/** The deciding word or food that was meant by a word with a typing error; the word itself if it is another word. */
export function meantSpelling(word: string): string {
  if (word.length < 5 || known.has(word) || otherThanFoods.has(word) || (word.endsWith('s') && known.has(word.slice(0, -1)))) return word;
  const before = found.get(word);
  if (before !== undefined) return before;
  const near = byLetter.get(word.charAt(0)) ?? [];
  const within = (most: number) => near.find((one) => Math.abs(one.length - word.length) <= most && distance(word, one).steps <= most);
  const right = within(1) ?? (word.length >= 9 ? within(2) : undefined) ?? word;
  found.set(word, right);
  return right;
}
