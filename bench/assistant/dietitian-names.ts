import type { Week } from './dietitian-week.ts';
import type { Finding } from './findings.ts';

/** A food that a name promises, and what has to be in the dish then. */
const promises: readonly (readonly [RegExp, RegExp])[] = [
  [/paneer/i, /paneer|cottage cheese/i],
  [/tofu/i, /tofu/i],
  [/chicken/i, /chicken/i],
  [/mutton|goat/i, /goat|mutton/i],
  [/\bfish\b/i, /carp|rohu|tilapia|catfish|mackerel|pomp|salmon|tuna|fish/i],
  [/prawn/i, /prawn/i],
  [/\beggs?\b|omelette/i, /egg/i],
  [/\bcurd\b|raita|lassi|chaas|kadhi/i, /curd|yogh?urt|buttermilk/i],
  [/\bmilk\b/i, /milk/i],
  [/peanut/i, /peanut/i],
  [/sesame|\btil\b/i, /sesame|tahini/i],
  [/coconut/i, /coconut/i],
  [/spinach|palak/i, /spinach/i],
  [/\baloo\b|potato/i, /potato/i],
  [/gobi|cauliflower/i, /cauliflower/i],
  [/\bmatar|\bpeas\b/i, /peas/i],
  [/onion/i, /onion|shallot/i],
  [/carrot|gajar/i, /carrot/i],
  [/mushroom/i, /mushroom/i],
  [/besan/i, /chickpea flour|besan/i],
  [/soya/i, /soy/i],
  [/\boats?\b/i, /oats/i],
  [/\bdalia\b/i, /broken wheat|dalia/i],
  [/\bpita\b/i, /pita/i],
  [/banana/i, /banana/i],
  [/lauki/i, /bottle gourd|lauki/i],
  [/methi/i, /fenugreek/i],
  [/ghee/i, /ghee/i],
  [/butter\b/i, /butter/i],
  [/kala chana/i, /black chickpea|kala chana/i],
  [/basa/i, /basa|catfish/i],
];

/** A name that repeats itself, lists substitutes, or reads like a line of a database. */
const readsBadly: readonly (readonly [RegExp, string])[] = [
  [/, with(out)? .+/i, 'a list of substitutes'],
  [/ (for|instead of) (potato|onion|tofu|paneer|curd|milk|carrot)/i, 'a list of substitutes'],
  [/\b(\w{4,})\b.*\b\1\b/i, 'the same word twice'],
  [/, (air-popped|brewed|raw|cooked|unsweetened|canned|plain|dried|boiled)\b/i, 'turned round like in a table'],
  [/^.{46,}$/, 'too long'],
  [/\(.*\(|[~=_]|\bundefined\b|\bnull\b|^\s|\s$|\s{2}/, 'not a name'],
  [/^[a-z]/, 'a small letter'],
];

const isPantry = /^(water|salt)$/i;
/** What is wrong with a dish's name on its own and beside what is in the dish. */
function wrongWithName(name: string, ingredients: readonly string[]): string[] {
  const inside = ingredients.filter((one) => !isPantry.test(one)).join(', ');
  return [
    ...readsBadly.filter(([is]) => is.test(name)).map(([, says]) => says),
    ...promises.filter(([is, needs]) => is.test(name) && !needs.test(inside)).map(([is]) => `no ${is.exec(name)?.[0].toLowerCase()} in it`),
  ];
}

/** The wrong names of all weeks, each once with how often it is shown; `items` counts every showing. */
export function badNames(weeks: readonly Week[]): { readonly findings: Finding[]; readonly items: number } {
  const times = new Map<string, number>();
  for (const { item } of weeks.flatMap(({ served }) => served)) {
    const wrong = wrongWithName(item.name, item.ingredients);
    const says = `'${item.name}': ${wrong.join(', ')}`;
    if (wrong.length > 0) times.set(says, (times.get(says) ?? 0) + 1);
  }
  const findings = [...times].map(([says, count]) => ({ says: `${says} (${count} times)`, badness: count }));
  return { findings, items: findings.reduce((sum, { badness }) => sum + badness, 0) };
}
