import type { PlanLanguage } from '../../../contract/assistant/words.ts';
import type { Eatable, Food } from '../foods/index.ts';
import type { Prepared } from './prepared-foods.ts';

const washedOnly: ReadonlySet<string> = new Set(['peas', 'corn', 'curry-leaves', 'spinach-puree']);
const grainsToWash = /(?:^|-)rice$|^(?:rice|brown-rice|parboiled-rice|quinoa|millet|barley)$/;
const pulsesToWash = /dal$|^(?:moong|masoor|urad|rajma|chickpeas|lobia|moth|black-beans|val|dried-peas)$/;
const noPieces = /mince|egg|prawns/;

const namesOf = (foods: readonly Food[], language: PlanLanguage) => {
  const names = foods.map(({ name }) => (language === 'hindi' ? name[1] : name[0].toLowerCase()));
  return names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} ${language === 'hindi' ? 'और' : 'and'} ${names.at(-1) ?? ''}`;
};

/** What is washed and cut before the stove is lit, and how small; undefined if there is nothing to. */
export function firstStep({ ingredients, measure }: Eatable, language: PlanLanguage, ready: readonly Prepared[]): string | undefined {
  const raw = ingredients.filter(({ food, grams }) => grams > 0 && !ready.some(({ of }) => of.includes(food.id))).map(({ food }) => food);
  const vegetables = raw.filter(({ id, aisle }) => aisle === 'vegetables' && !washedOnly.has(id));
  const washed = raw.filter(({ id }) => grainsToWash.test(id) || pulsesToWash.test(id));
  // What is served by the piece is cooked whole.
  const pieces = raw.filter(
    ({ id, aisle }) => measure !== 'piece' && ((aisle === 'meatFish' && !noPieces.test(id)) || id === 'paneer' || id === 'tofu'),
  );
  const hindi = language === 'hindi';
  const parts = [
    washed.length > 0 &&
      (hindi ? `${namesOf(washed, language)} दो-तीन पानी से धोएँ।` : `Rinse ${namesOf(washed, language)} in two or three changes of water.`),
    vegetables.length > 0 &&
      (hindi
        ? `${namesOf(vegetables, language)} धोएँ, जिसका छिलका न खाया जाए उसे छीलें, और एक-दो सेमी के टुकड़ों में काटें; अदरक, लहसुन और मिर्च बारीक।`
        : `Wash ${namesOf(vegetables, language)}, peel what is not eaten with its skin, and cut it into pieces of 1 to 2 cm; ginger, garlic and chilli finely.`),
    pieces.length > 0 &&
      (hindi ? `${namesOf(pieces, language)} को 2 सेमी के टुकड़ों में काटें।` : `Cut ${namesOf(pieces, language)} into pieces of about 2 cm.`),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(' ') : undefined;
}
