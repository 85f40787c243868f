import { isBigMeal, plainName, placeOf, foundIn, sumOf, type Part, type Served, type Table, type Week } from './dietitian-week.ts';
import type { Finding } from './findings.ts';

/** What is eaten with a spoon or torn with the hand as the ground of a meal, by what a cook calls it. */
const flat = /\b(roti|phulka|bhakri|chapati|naan|kulcha|puri|bread|pita|tortillas?)\b(?! omelette)/i;
const rice = /\b(rice|quinoa|millet|peas pulao)$/i;
const own =
  /khichdi|biryani|(?<!peas )pulao|\bbath\b|tehri|chawal|sambar rice|fried rice|curd rice|upma|poha|pongal|idli|dosa|uttapam|pesarattu|\badai\b|appam|paratha|thepla|thalipeeth|chilla|pancake|porridge|overnight|muesli|corn flakes|dalia\b|masala oats|pasta|noodles|sandwich|wrap|toast|in pita|burrito|tortillas with|couscous|\bpot$|and chickpea bowl|french toast|bread omelette/i;
const baseOf = (name: string): 'own' | 'rice' | 'flat' | undefined =>
  own.test(name) ? 'own' : rice.test(name) ? 'rice' : flat.test(name) ? 'flat' : undefined;

const names = ({ served }: Table) => served.map(plainName);
const written = (table: Table) => names(table).join(' + ');

/** Two bases in one meal; roti with a little rice is a thali. */
function hasTwoBases(table: Table): boolean {
  const bases = names(table).flatMap((name) => baseOf(name) ?? []);
  return bases.length > 1 && (bases.includes('own') || bases.length > new Set(bases).size || bases.length > 2);
}

const southBase = /idli|dosa|uttapam|pesarattu|\badai\b|appam|pongal/i;
const northSide = /tadka|makhani|rajma|chole|paneer|tofu|soya|keema|sabzi|aloo|matar|gobi|bharta|\bsaag\b|tikka|roti|masoor|kadhi/i;
const southLiquid = /^(tiffin )?sambar$|rasam/i;
/** Idli with palak paneer, sambar with a millet roti. */
const isMixedRegion = (table: Table) =>
  names(table).some((name) => southBase.test(name) && names(table).some((other) => other !== name && northSide.test(other))) ||
  (names(table).some((name) => southLiquid.test(name)) && names(table).some((name) => flat.test(name)));

const dal =
  /\bdal\b(?! chilla| khichdi)|\bsambar\b(?! rice)|kadhi(?! chawal)|rajma(?! chawal)|^chole$|lobia curry|usal|masoor$|ragda|val curry|pappu|dalma|kadala/i;
const protein =
  /(paneer|tofu|egg|eggs|chicken|mutton|fish|prawn|pomfret|mackerel|salmon|soya|basa|keema|tempeh|koftas?)\b(?!.*(sandwich|wrap|paratha|chilla|salad|rice|biryani|pita|soup|toast|cubes|noodles|pasta))/i;
const isTwice = (table: Table, is: RegExp) => names(table).filter((name) => is.test(name)).length > 1;

const drink = /milk$|lassi|chaas|\bchai\b|coffee|\btea\b|lemon water|jaljeera|shake|smoothie|sattu drink|coconut water/i;
const milk = /^(?!.*(custard|kheer)).*(\bmilk\b|milkshake|protein shake$)/i;
const fruit =
  /^(apple|banana|orange|mandarin|sweet orange|mango|papaya|guava|pomegranate|pear|grapes|watermelon|muskmelon|pineapple|kiwi|plum|peach|litchi|sapodilla|custard apple|java plum|dates|fresh figs|strawberries|grapefruit|ripe jackfruit|apricot|persimmon|cherries)\b/i;
/** A vegetable alone beside an egg, a spoon of seeds as a dish. */
const loose = /^(cucumber|carrot|flaxseed|chia seeds|watermelon seeds|pumpkin seeds|sunflower seeds)$/i;

function oddTogether(table: Table): string | undefined {
  if (isTwice(table, drink)) return 'two drinks';
  if (isTwice(table, milk)) return 'milk twice';
  if (names(table).filter((name) => fruit.test(name)).length > 2) return 'three fruits';
  if (!isBigMeal(table) && names(table).some((name) => loose.test(name)) && table.served.length < 3) return 'no snack';
  return undefined;
}

const said = (week: Week, table: Table, why = '') => foundIn(week, placeOf(table), `${why}${why && ': '}${written(table)}`);
const tablesWhere = (weeks: readonly Week[], is: (table: Table) => boolean): Finding[] =>
  weeks.flatMap((week) => week.tables.filter(is).map((table) => said(week, table)));

export const twoBases = (weeks: readonly Week[]): Finding[] => tablesWhere(weeks, hasTwoBases);
export const mixedRegions = (weeks: readonly Week[]): Finding[] => tablesWhere(weeks, isMixedRegion);
export const twoCentres = (weeks: readonly Week[]): Finding[] =>
  tablesWhere(weeks, (table) => isTwice(table, dal) || isTwice(table, protein));
export const oddCompanions = (weeks: readonly Week[]): Finding[] =>
  weeks.flatMap((week) =>
    week.tables.flatMap((table) => {
      const why = oddTogether(table);
      return why ? [said(week, table, why)] : [];
    }),
  );

// WHO, Healthy diet (2020): 400 g of vegetables and fruit a day, tubers not counted. A vegetable of a meal is a small katori of 80 g, weighed raw;
// onion and tomato of a gravy season it.
const seasoning = /^(garlic|ginger|green chilli|coriander leaves|mint|curry leaves|lemon juice|olives|parsley|basil)/i;
const tuber = /potato|yam|colocasia|taro|tapioca|raw banana/i;
const vegetableName =
  /spinach|leaves|greens|kale|lettuce|cabbage|cauliflower|broccoli|okra|brinjal|gourd|pumpkin|zucchini|chayote|drumstick|beans?$|french beans|hyacinth|peas$|corn$|capsicum|mushroom|carrot|beet|radish|turnip|cucumber|sprouts|celery|jackfruit|tomato|onion|shallot|bok choy|kohlrabi|asparagus|leek|pigeon/i;
const pulse = /black beans|kidney beans|moth beans|dried|black-eyed|soybeans|pigeon peas|chickpeas/i;
const isVegetable = ({ name, id }: Part) =>
  id !== 'val' && vegetableName.test(name) && !seasoning.test(name) && !tuber.test(name) && !pulse.test(name);
const fruitName =
  /^(apple|banana|orange|mandarin|sweet orange|mango|papaya|guava|pomegranate|pear|grapes|watermelon$|muskmelon|pineapple|kiwi|plum|peach|litchi|sapodilla|custard apple|java plum|figs|fresh figs|strawberr|grapefruit|ripe jackfruit|apricot|persimmon|cherr|blueberr)/i;
const ownTomato = /salad|kachumber|kosambari|raita|soup|chaat|tamatar/i;
const vegetablesOf = (one: Served) =>
  sumOf(one.parts, (part) =>
    isVegetable(part) && (ownTomato.test(one.item.name) || !/^(onion|tomato|shallot)/i.test(part.name)) ? part.grams : 0,
  );
const leastVegetable = 80;
const leastProduce = 400;

/** Lunches and dinners with less than a small katori of vegetables. */
export const bareOfVegetables = (weeks: readonly Week[]): Finding[] =>
  tablesWhere(weeks, (table) => isBigMeal(table) && sumOf(table.served, vegetablesOf) < leastVegetable);

/** Days with less than 400 g of vegetables and fruit. */
export const fewVegetables = (weeks: readonly Week[]): Finding[] =>
  weeks.flatMap((week) =>
    week.plan.days.flatMap((_day, at) => {
      const parts = week.served.filter(({ day }) => day === at).flatMap((served) => served.parts);
      const grams = sumOf(parts, (part) => (isVegetable(part) || fruitName.test(part.name) ? part.grams : 0));
      return grams < leastProduce ? [foundIn(week, `day ${at + 1}`, `${Math.round(grams)} g of vegetables and fruit`, 1 / grams)] : [];
    }),
  );

/** Days with milk more than twice, or with soy milk beside milk. */
export const muchMilk = (weeks: readonly Week[]): Finding[] =>
  weeks.flatMap((week) =>
    week.plan.days.flatMap((_day, at) => {
      const all = week.served.filter(({ day }) => day === at);
      const drunk = all.filter(
        ({ parts }) => sumOf(parts, ({ name, grams }) => (/milk/i.test(name) && !/coconut|powder/i.test(name) ? grams : 0)) >= 100,
      );
      const isMixed =
        drunk.some(({ parts }) => parts.some(({ name }) => /soy milk/i.test(name))) &&
        drunk.some(({ parts }) => parts.some(({ name }) => /(whole|low-fat|skimmed|buffalo) milk/i.test(name)));
      return drunk.length > 2 || isMixed ? [foundIn(week, `day ${at + 1}`, drunk.map(plainName).join(' + '))] : [];
    }),
  );

/** g of protein for a kilogram on a day of people who keep their weight, do not train and asked for nothing. */
export const proteinOfKeepers = (weeks: readonly Week[]): number[] =>
  weeks
    .filter(
      ({ person: { request, isPregnant } }) => request.goal === 'keep' && !isPregnant && request.protein === 'usual' && request.age >= 18,
    )
    .filter(
      ({ person: { request } }) => ['sedentary', 'light'].includes(request.activity) && request.dayLoads.every((load) => load === 'rest'),
    )
    .flatMap(({ person: { request }, plan }) =>
      plan.days.map(({ total }) => total.protein / Math.min(request.weightKg, 25 * (request.heightCm / 100) ** 2)),
    );
