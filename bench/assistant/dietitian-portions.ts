import { foundIn, placeOf, plainName, sumOf } from './dietitian-week.ts';
import type { Part, Served, Table, Week } from './dietitian-week.ts';
import type { Finding } from './findings.ts';

// What is put on a plate in India. Sources for the order of size: ICMR-NIN, Dietary Guidelines for Indians 2024 (portions of 30 g of cereals or
// pulses, 100 ml of milk, a katori of about 150 ml); FDA, reference amounts (21 CFR 101.12); nuts 30 g a day (PREDIMED 2018). Limits are two to
// three such portions, so what exceeds them is served by nobody.

/** `grows`: those who need more energy eat more of it. */
type ServingLimit = {
  readonly dish: RegExp;
  readonly by: 'grams' | 'pieces';
  readonly least?: number;
  readonly most: number;
  readonly grows?: true;
};
type IngredientLimit = { readonly food: string; readonly is: RegExp; readonly meal: number; readonly day: number; readonly grows?: true };

/** The first that fits the name holds. */
const servings: readonly ServingLimit[] = [
  { dish: /chutney|pickle/i, by: 'grams', most: 60 },
  { dish: /raita/i, by: 'grams', least: 50, most: 260 },
  { dish: /\b(tea|chai|coffee)\b/i, by: 'grams', least: 100, most: 300 },
  {
    dish: /burrito|bowl|porridge|oats with|overnight|muesli|corn flakes|in tomato sauce/i,
    by: 'grams',
    least: 100,
    most: 460,
    grows: true,
  },
  { dish: /soup|rasam/i, by: 'grams', least: 110, most: 360 },
  {
    dish: /smoothie|shake|lassi|chaas|juice|sattu drink|lemon water|coconut water|(milk|soy milk, unsweetened)$/i,
    by: 'grams',
    least: 120,
    most: 450,
  },
  {
    dish: /khichdi|pulao|biryani|bath|chawal|tehri|sambar rice|fried rice|curd rice|lemon rice|pot$|pasta|noodles/i,
    by: 'grams',
    least: 100,
    most: 400,
    grows: true,
  },
  { dish: /upma|poha|dalia/i, by: 'grams', least: 85, most: 360, grows: true },
  { dish: /rice cakes|puffed/i, by: 'pieces', most: 4 },
  { dish: /\b(rice|quinoa|millet)$/i, by: 'grams', least: 60, most: 300, grows: true },
  { dish: /\b(phulka|methi roti|thepla)\b|^(roti|chapati)$/i, by: 'pieces', least: 1, most: 4, grows: true },
  { dish: /roti|bhakri|paratha|naan|kulcha/i, by: 'pieces', least: 0.5, most: 3, grows: true },
  { dish: /sandwich|wrap|in pita|on pita|whole wheat pita/i, by: 'pieces', least: 0.5, most: 2 },
  { dish: /^corn tortilla$/i, by: 'pieces', least: 1, most: 4, grows: true },
  { dish: /tacos|tortillas with/i, by: 'pieces', least: 1, most: 3, grows: true },
  { dish: /toast|bread/i, by: 'pieces', least: 1, most: 3, grows: true },
  { dish: /idli/i, by: 'pieces', least: 2, most: 4, grows: true },
  { dish: /dosa|uttapam|pesarattu|chilla|pancake/i, by: 'pieces', least: 1, most: 3, grows: true },
  { dish: /dhokla/i, by: 'pieces', least: 1, most: 5 },
  { dish: /omelette/i, by: 'pieces', least: 0.5, most: 1.5 },
  { dish: /ladoo|bites/i, by: 'pieces', least: 1, most: 2 },
  { dish: /tikka|paneer cubes/i, by: 'pieces', least: 2, most: 8 },
  { dish: /kebab|tikki|kofta/i, by: 'pieces', least: 1, most: 4 },
  { dish: /popcorn|makhana/i, by: 'grams', least: 10, most: 50 },
  { dish: /roasted (chickpeas|soybeans|peanuts)/i, by: 'grams', least: 15, most: 60 },
  { dish: /watermelon$|muskmelon/i, by: 'grams', least: 75, most: 400 },
  { dish: /^(pineapple|papaya|pomegranate|ripe jackfruit|fruit chaat)$/i, by: 'grams', least: 40, most: 300 },
  { dish: /^(grapes|cherries|strawberries|java plum|raspberries)$/i, by: 'grams', least: 50, most: 200 },
  {
    dish: /^(apple|orange|pear|mango|banana|peach|persimmon|custard apple|sapodilla|sweet orange|grapefruit)\b/i,
    by: 'pieces',
    least: 0.5,
    most: 2,
  },
  { dish: /^(kiwi|plum|fresh figs|apricot|mandarin|guava)$/i, by: 'pieces', least: 0.5, most: 3 },
  { dish: /^litchi$/i, by: 'pieces', least: 4, most: 15 },
  { dish: /^dates$/i, by: 'pieces', least: 1, most: 6 },
  { dish: /^carrot$/i, by: 'pieces', least: 0.5, most: 2 },
  { dish: /^cucumber$/i, by: 'pieces', least: 0.5, most: 2 },
  { dish: /salad|kachumber|kosambari|chaat|hummus|bhel/i, by: 'grams', least: 50, most: 260 },
  { dish: /^(low-fat |skimmed-milk |soy |thick )?curd$/i, by: 'grams', least: 60, most: 250 },
  { dish: /cottage cheese$/i, by: 'grams', least: 50, most: 170 },
  {
    dish: /dal\b|sambar|kadhi|curry|usal|chole|rajma|masala|makhani|ragda|saag|palak|masoor|stew|kofta|keema|paneer|tofu/i,
    by: 'grams',
    least: 60,
    most: 360,
    grows: true,
  },
  { dish: /sabzi|stir-fry|poriyal|avial|bharta|aloo|peas|matar|greens|besan/i, by: 'grams', least: 60, most: 320 },
];

/** Grams as bought, in a meal and a day. */
const ingredients: readonly IngredientLimit[] = [
  { food: 'eggs', is: /^eggs?$/i, meal: 150, day: 200 },
  { food: 'egg whites', is: /egg white/i, meal: 132, day: 200 },
  { food: 'nuts', is: /^(almonds|cashews|walnuts|pistachios|hazelnuts|pecans|roasted peanuts|peanuts)$/i, meal: 40, day: 60 },
  { food: 'nut butter', is: /(peanut|almond|cashew) butter|tahini/i, meal: 35, day: 50 },
  { food: 'seeds', is: /\b(pumpkin|sunflower|watermelon|sesame|chia|melon) seeds$|^flaxseed/i, meal: 30, day: 45 },
  { food: 'milk', is: /^((low-fat|whole|skimmed|toned) milk|milk)$/i, meal: 400, day: 750 },
  { food: 'soy milk', is: /^soy milk/i, meal: 400, day: 600 },
  { food: 'curd', is: /curd$/i, meal: 300, day: 500 },
  { food: 'paneer', is: /paneer/i, meal: 120, day: 180 },
  { food: 'cottage cheese', is: /cottage cheese/i, meal: 200, day: 300 },
  { food: 'tofu', is: /tofu/i, meal: 200, day: 300 },
  { food: 'soya chunks, dry', is: /soya? chunks/i, meal: 50, day: 75 },
  {
    food: 'chicken, meat or fish',
    is: /chicken|goat meat|mutton|lamb|turkey|carp|catfish|tilapia|salmon|mackerel|tuna|pompano|pomfret|prawns/i,
    meal: 220,
    day: 350,
  },
  {
    food: 'fruit',
    is: /^(apple|banana|orange|mandarin|sweet orange|pear|guava|mango|peach|plum|kiwi|papaya|pineapple|grapes|grapefruit|strawberries|cherries|litchi|muskmelon|watermelon|pomegranate|ripe jackfruit|sapodilla|custard apple|persimmon|java plum|apricot|fresh figs)/i,
    meal: 400,
    day: 700,
    grows: true,
  },
  { food: 'dried fruit', is: /^(dates|raisins|prunes|dried)/i, meal: 45, day: 70 },
  {
    food: 'pulses, dry',
    is: /gram \(|lentils$|\bdal\)|^chickpeas|kidney beans|black beans|black-eyed|moth beans|hyacinth beans|dried peas|^lupin/i,
    meal: 90,
    day: 160,
    grows: true,
  },
  { food: 'flours of pulses', is: /chickpea flour|besan|sattu/i, meal: 80, day: 120 },
  { food: 'protein powders', is: /gluten|protein (powder|flour)|(peanut|sesame|soy) flour|milk powder/i, meal: 35, day: 60 },
  { food: 'oats, muesli or flakes', is: /^(rolled oats|muesli|corn flakes)$/i, meal: 80, day: 100, grows: true },
  { food: 'oil and fat', is: /\boil$|^ghee$|^butter$|^cream$/i, meal: 22, day: 45 },
  { food: 'sugar and jaggery', is: /^(sugar|jaggery|honey)$/i, meal: 20, day: 40 },
  { food: 'fresh coconut', is: /fresh coconut/i, meal: 40, day: 60 },
  { food: 'greens', is: /^(spinach|amaranth leaves|fenugreek leaves|mustard greens)$/i, meal: 300, day: 450 },
];

/** 1 for 2,000 kcal or less, up to 1.6. */
const growthOf = (kcal: number) => Math.min(1.6, Math.max(1, kcal / 2_000));
/** Whole pieces only; of other pieces a half is cut. */
const neverHalved =
  /idli|dhokla|kebab|tikki|kofta|ladoo|bites|boiled|tikka|cubes|dates|almonds|cashews|litchi|walnuts|rice cakes|half|halves/i;
const isCounted = ({ item }: Served) => /piece|slice|hal(f|ves)\b/i.test(item.shown);

function oddServing(served: Served, kcal: number): { readonly says: string; readonly badness: number } | undefined {
  const { item } = served;
  const shown = `${item.shown} of ${item.name} (${Math.round(item.grams)} g)`;
  const limit = servings.find(({ dish }) => dish.test(plainName(served)));
  if (isCounted(served)) {
    const step = neverHalved.test(`${item.name} ${item.shown.replace('½', '')}`) ? 1 : 0.5;
    if (item.amount % step !== 0) return { says: `${shown}, cut so`, badness: 1 };
  }
  if (!limit || (limit.by === 'pieces' && !isCounted(served))) return undefined;
  const amount = limit.by === 'grams' ? item.grams : item.amount;
  const most = limit.most * (limit.grows ? growthOf(kcal) : 1);
  if (amount > most + 0.5) return { says: `${shown}, at most ${Math.round(most)} ${limit.by}`, badness: amount / most };
  if (limit.least && amount < limit.least) return { says: `only ${shown}`, badness: limit.least / amount };
  return undefined;
}

const gramsOf = (parts: readonly Part[], is: RegExp) =>
  sumOf(
    parts.filter(({ name }) => is.test(name)),
    ({ grams }) => grams,
  );
const partsAt = (tables: readonly Table[]) => tables.flatMap(({ served }) => served.flatMap(({ parts }) => parts));

/** Whatever exceeds a limit by its ingredients and not by one dish (`odd`): once for each meal, or for the day if no meal of it does. */
function oddSums(week: Week, day: number, kcal: number, odd: ReadonlySet<Served>): Finding[] {
  const tables = week.tables.filter((table) => table.day === day);
  return ingredients.flatMap(({ food, is, meal, day: ofDay, grows }) => {
    const growth = grows ? growthOf(kcal) : 1;
    const over = tables
      .map((table) => ({ table, grams: gramsOf(partsAt([table]), is) }))
      .filter(({ grams }) => grams > meal * growth + 2)
      .filter(({ table, grams }) => {
        const known = table.served.filter((served) => odd.has(served)).flatMap(({ parts }) => parts);
        return gramsOf(known, is) < grams / 2;
      })
      .map(({ table, grams }) =>
        foundIn(
          week,
          placeOf(table),
          `${Math.round(grams)} g of ${food} in a meal, at most ${Math.round(meal * growth)}`,
          grams / (meal * growth),
        ),
      );
    const all = gramsOf(partsAt(tables), is);
    if (over.length > 0 || all <= ofDay * growth + 2) return over;
    return [
      foundIn(
        week,
        `day ${day + 1}`,
        `${Math.round(all)} g of ${food} in a day, at most ${Math.round(ofDay * growth)}`,
        all / (ofDay * growth),
      ),
    ];
  });
}

/** Portions that nobody serves: of a dish, or of a food in a meal or a day. */
export function oddPortions(week: Week): Finding[] {
  const kcalOf = (day: number) => week.plan.days[day]?.target.kcal ?? 2_000;
  const odd = new Set<Served>();
  const dishes = week.served.flatMap((served) => {
    const said = oddServing(served, kcalOf(served.day));
    if (!said) return [];
    odd.add(served);
    return [foundIn(week, placeOf(served), said.says, said.badness)];
  });
  return [...dishes, ...week.plan.days.flatMap((_day, at) => oddSums(week, at, kcalOf(at), odd))];
}
