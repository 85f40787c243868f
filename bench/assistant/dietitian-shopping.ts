import { foundIn } from './dietitian-week.ts';
import type { Week } from './dietitian-week.ts';
import type { Finding } from './findings.ts';

type Line = Week['plan']['shopping'][number]['items'][number] & { readonly aisle: string };
export const linesOf = (week: Week): Line[] => week.plan.shopping.flatMap(({ aisle, items }) => items.map((item) => ({ ...item, aisle })));

/** Kept in a kitchen and not bought anew for a week. */
const pantry =
  /^(salt|sugar|turmeric|cumin seeds|coriander powder|red chilli powder|garam masala|mustard seeds|black pepper|carom seeds|fenugreek seeds|fennel seeds|cardamom|cloves|cinnamon|bay leaf|paprika|oregano|baking powder|tamarind|corn starch)$/i;
export const isPantry = ({ name }: Line) => pantry.test(name);

/** Nobody sells it as such. */
const notSold = /brewed|\bboiled|cooked|steamed|air-popped|^lemon juice$|egg whites?$|egg yolks?$|^water$|soaked|peeled/i;
const sold =
  /\b(pieces?|bunch(es)?|pack(et)?s?|dozen|loaf|loaves|bottles?|jars?|tins?|cans?|heads?|slices?|pods?|bulbs?|cups?|sprigs?|halves|half)\b|^\d+$/i;

// The smallest amount that a market stall or a packet sells, in grams or millilitres as the list writes them (without peel). The first holds.
const smallest: readonly (readonly [RegExp, number])[] = [
  [/seeds$/i, 50],
  [/leaves$|^basil|^mint|curry leaves|parsley|dill/i, 10],
  [/^(garlic|ginger|green chilli)$/i, 20],
  [/^(spring onion|celery|shallots)/i, 50],
  [/^banana|^sweet orange|^orange|^guava|^peach|^mandarin|^avocado/i, 80],
  [/^(apple|pear|mango|custard apple|sapodilla|persimmon|grapefruit|pomegranate)/i, 100],
  [/^(kiwi|plum|apricot|fresh figs)/i, 60],
  [
    /^(watermelon|muskmelon|papaya|pineapple|cauliflower|cabbage|red cabbage|pumpkin|ash gourd|bottle gourd|raw jackfruit|ripe jackfruit)/i,
    250,
  ],
  [/butter|tahini|miso|soy sauce|tamari/i, 50],
  [/milk powder|protein|gluten|flour$|starch/i, 100],
  [/cream/i, 100],
  [/coconut milk/i, 200],
  [/fresh coconut/i, 80],
  [/\bmilk/i, 200],
  [/curd/i, 100],
  [/\boil$|ghee/i, 50],
];
const byAisle: Readonly<Record<string, number>> = {
  vegetables: 100,
  fruit: 100,
  grains: 100,
  bread: 100,
  pulses: 100,
  soy: 100,
  dairy: 100,
  nutsSeeds: 50,
  oils: 50,
  sweet: 50,
  meatFish: 150,
  drinks: 200,
};

function wrongWithLine(line: Line): string | undefined {
  if (notSold.test(line.name)) return 'is not sold';
  if (isPantry(line)) return undefined;
  if (line.aisle === 'eggs') return /^\d+$|piece|dozen/.test(line.shown) ? undefined : 'eggs are counted';
  if (/pita|tortilla|bread|rice cakes/i.test(line.name) && !sold.test(line.shown)) return 'is counted or packed, not weighed';
  if (sold.test(line.shown)) return undefined;
  const least = smallest.find(([is]) => is.test(line.name))?.[1] ?? byAisle[line.aisle] ?? 0;
  if (line.grams < least) return `nobody buys less than ${least} g`;
  if (line.grams > 100 && line.grams % 10 !== 0) return 'not a round amount';
  if (/\b1 (litres|kgs)\b/.test(line.shown)) return 'a plural for one';
  return undefined;
}

/** Lines that nobody can buy as they stand. */
export const unboughtLines = (week: Week): Finding[] =>
  linesOf(week).flatMap((line) => {
    const says = wrongWithLine(line);
    return says
      ? [foundIn(week, 'shopping', `${line.name}, ${line.shown}: ${says}`, /not sold|counted/.test(says) ? 2 : 1 + 1 / line.grams)]
      : [];
  });

/**
 * Foods of which the list holds less than is cooked, or so much more that it is thrown away. They are matched by their ids, since lemons are
 * bought for lemon juice.
 */
export function wrongTotals(week: Week): Finding[] {
  const needed = new Map<string, { name: string; grams: number }>();
  for (const { id, name, grams } of week.served.flatMap(({ parts }) => parts))
    needed.set(id, { name, grams: (needed.get(id)?.grams ?? 0) + grams });
  const listed = new Map(linesOf(week).map((line) => [line.id, line.grams]));
  return [...needed]
    .filter(([, { name }]) => !/^water$|brewed/i.test(name))
    .flatMap(([id, { name, grams }]) => {
      const bought = listed.get(id) ?? 0;
      if (bought < 0.9 * grams - 5) return [foundIn(week, 'shopping', `${name}: ${bought} g for ${Math.round(grams)} g`, grams - bought)];
      if (bought > 1.5 * grams + 250)
        return [foundIn(week, 'shopping', `${name}: ${bought} g for only ${Math.round(grams)} g`, bought - grams)];
      return [];
    });
}
