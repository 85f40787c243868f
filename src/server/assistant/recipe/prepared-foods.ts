import { foodOf } from '../foods/index.ts';

/** A food that stands cooked in the kitchen: what it was made of, how much heavier it became, and the steps of a recipe that are no longer needed. */
export type Prepared = {
  readonly name: readonly [english: string, hindi: string];
  readonly of: readonly string[];
  /**
   * Grams cooked per gram raw. Rice and pulses by their kcal in 100 g raw and boiled (USDA FoodData Central, SR Legacy: white rice 365 and
   * 130, lentils 352 and 116); rotis and batter by the water of our own dishes.
   */
  readonly growth: number;
  /** Grams of a piece, if it is counted. */
  readonly piece?: number;
  readonly doneSteps: readonly string[];
  /** Steps among them that name no food, such as rolling the dough. */
  readonly isWhole: readonly string[];
  /** A dish with one of these steps needs it raw: nothing is stuffed into a roti. */
  readonly notIn: readonly string[];
};

const leftover =
  /\b(left ?-?overs?|cooked|boiled|bach[aei]\s*(hua|hue|hui)?|basi|baasi|kal ka|kal ki|yesterday'?s?|day old)\b|बच[ेीा]|पक[ेीा] हु|बासी|उबल|कल क[ाी]/iu;
const rices = /\b(rice|chawal|chaw?al|bhaat|bhat)\b|चावल|भात/iu;
const lentils = /\b(dal|daal|dhal|lentils?|masoor|masur)\b|दाल|मसूर/iu;

type Grain = { readonly search: RegExp; readonly of: string; readonly name: readonly [english: string, hindi: string] };

/** What a dal is made of, by its name; toor dal if it has none. */
const dals: readonly Grain[] = [
  { search: /\b(chana|channa|chane|bengal gram)\b|चन[ाे]/iu, of: 'chana-dal', name: ['Cooked chana dal', 'पकी चना दाल'] },
  { search: /\b(moong|mung|mug)\b|म[ूु](ं|ँ)?ग/iu, of: 'moong', name: ['Cooked moong dal', 'पकी मूंग दाल'] },
  { search: /\b(sabut|whole|brown) (masoor|masur|masor)\b|साबुत मसूर/iu, of: 'masoor', name: ['Cooked whole masoor', 'पकी साबुत मसूर'] },
  { search: /\b(masoor|masur|masor|red|pink|malka)\b|मसूर/iu, of: 'masoor-dal', name: ['Cooked masoor dal', 'पकी मसूर दाल'] },
  { search: /\b(urad|urid|udad|black|maa ki|makhani)\b|उड़द|उड़द|माँ की|मखनी/iu, of: 'urad', name: ['Cooked urad dal', 'पकी उड़द दाल'] },
];
/** What a roti is kneaded of, by its name; wheat if it has none. */
const flours: readonly Grain[] = [
  { search: /\b(jowar|jwar|jawar|sorghum)\b|ज्वार|जवार/iu, of: 'jowar-flour', name: ['Jowar roti', 'ज्वार की रोटी'] },
  { search: /\b(bajra|bajre|bajri|pearl millet)\b|बाजर/iu, of: 'millet-flour', name: ['Bajra roti', 'बाजरे की रोटी'] },
  { search: /\b(ragi|nachni|mandua|finger millet)\b|रागी|नाचनी|मड(ु|ू)आ/iu, of: 'ragi-flour', name: ['Ragi roti', 'रागी की रोटी'] },
  { search: /\b(makk[aei]|makai|maize|corn)\b|मक्क|मकई/iu, of: 'cornmeal', name: ['Makki roti', 'मक्की की रोटी'] },
  { search: /\b(kuttu|buckwheat)\b|कुट्टू/iu, of: 'buckwheat-flour', name: ['Buckwheat roti', 'कुट्टू की रोटी'] },
];
/** Flour without gluten takes more water, and is patted into larger rotis than wheat; as in our jowar bhakri. */
const [patted, pattedGrams] = [1.64, 60];

const grainIn = (text: string, grains: readonly Grain[]): Grain | undefined => grains.find(({ search }) => search.test(text));

/** A dal or a roti as the text names it: of moong, of ragi. */
function namedAs(text: string, prepared: Prepared): Prepared {
  const dal = prepared.of[0] === 'toor-dal' ? grainIn(text, dals) : undefined;
  if (dal) return { ...prepared, name: dal.name, of: [dal.of] };
  const flour = prepared.of[0] === 'atta' ? grainIn(text, flours) : undefined;
  return flour ? { ...prepared, name: flour.name, of: [flour.of], growth: patted, piece: pattedGrams } : prepared;
}

const kinds: readonly { readonly isMeant: (text: string) => boolean; readonly prepared: Prepared }[] = [
  {
    isMeant: (text) => leftover.test(text) && rices.test(text),
    prepared: {
      name: ['Cooked rice', 'पका चावल'],
      of: ['rice'],
      growth: 2.8,
      doneSteps: ['boil', 'soak'],
      isWhole: [],
      notIn: ['pressure', 'grind', 'ferment'],
    },
  },
  {
    isMeant: (text) => leftover.test(text) && lentils.test(text),
    prepared: {
      name: ['Cooked dal', 'पकी दाल'],
      of: ['toor-dal'],
      growth: 3,
      doneSteps: ['pressure', 'boil', 'soak'],
      isWhole: [],
      notIn: ['grind'],
    },
  },
  {
    isMeant: (text) => /\b(rotis?|chapatt?is?|chapaa?ti|phulkas?|fulkas?|bhakris?)\b|रोटी|रोटियाँ|चपाती|फुलके?|भाकरी/iu.test(text),
    prepared: {
      name: ['Roti', 'रोटी'],
      of: ['atta'],
      growth: 1.35,
      piece: 40,
      doneSteps: ['knead', 'roll'],
      isWhole: ['roll'],
      notIn: ['stuff', 'knead'],
    },
  },
  {
    isMeant: (text) => /\b(idli|dosa|dosai)\b.*\bbatter\b|\bbatter\b|(इडली|डोसा|दोसा).*(घोल|बैटर)/iu.test(text),
    prepared: {
      name: ['Idli and dosa batter', 'इडली-डोसा का घोल'],
      of: ['parboiled-rice', 'urad', 'fenugreek-seed'],
      growth: 2.2,
      doneSteps: ['soak', 'grind', 'ferment'],
      isWhole: ['ferment'],
      notIn: [],
    },
  },
];

const soaked = /\b(soaked|bhig(o|a|e|i)\w*|bheege?\w*)\b|भि?ग[ोाीे]|भीग/iu;
const fromTin = /\b(canned|cans?|tinned|tins?)\b|डिब्बाबंद/iu;

/** Dry beans by their names; a dal is split and soft, so it is none. Grams cooked per gram raw by kcal (USDA SR Legacy). */
const dryBeans: readonly (Grain & { readonly growth: number })[] = [
  { search: /\b(rajm[ah]+|(red )?kidney beans?)\b|राजमा/iu, of: 'rajma', name: ['Boiled kidney beans', 'उबला राजमा'], growth: 2.6 },
  { search: /\bblack beans?\b/iu, of: 'black-beans', name: ['Boiled black beans', 'उबली काली बीन्स'], growth: 2.6 },
  {
    search: /\b(chick ?peas?|garbanzos?|chh?ole|kabuli|(kala |kale )?chan[ae]?)\b(?! ?dal)|छोले|काबुली|चन[ाे](?! ?दाल)/iu,
    of: 'chickpeas',
    name: ['Boiled chickpeas', 'उबले चने'],
    growth: 2.2,
  },
  { search: /\b(lobia|lobiya|black ?-?eyed (peas?|beans?))\b|लोबिया/iu, of: 'lobia', name: ['Boiled lobia', 'उबला लोबिया'], growth: 2.8 },
];

/** Beans that were soaked, or boiled as out of a tin. */
function beansIn(text: string): Prepared | undefined {
  const bean = dryBeans.find(({ search }) => search.test(text));
  if (!bean || /roast|bhun|भुन/iu.test(text)) return undefined;
  const { name, of, growth } = bean;
  if (leftover.test(text) || fromTin.test(text))
    return { name, of: [of], growth, doneSteps: ['soak', 'hard', 'pressure', 'boil'], isWhole: [], notIn: ['hard', 'pressure'] };
  const raw = foodOf(of).name;
  return soaked.test(text)
    ? { name: [`${raw[0]}, soaked`, `${raw[1]}, भीगा हुआ`], of: [of], growth: 2, doneSteps: ['soak'], isWhole: [], notIn: [] }
    : undefined;
}

/** What a typed ingredient is if it stands ready in the kitchen: 'leftover rice', 'roti', 'dosa batter'; undefined if it is raw. */
export function preparedIn(text: string): Prepared | undefined {
  const kind = kinds.find(({ isMeant }) => isMeant(text));
  return kind ? namedAs(text, kind.prepared) : beansIn(text);
}

/** Vegetables that people mean by 'vegetables' without a name. */
const mixedVegetables = ['carrot', 'peas', 'beans', 'potato', 'cauliflower', 'cabbage', 'capsicum', 'tomato', 'onion'];

/** The foods meant by a word for a whole shelf. */
export const shelfIn = (text: string): readonly string[] =>
  /^\s*((some|any|mixed?|all|seasonal|fresh|leftover|kuch|thodi)\s+)*(veg|veggies?|vegetables?|sab[zj]i(y?an?)?|tarkari)\s*$|^\s*(\S+\s+)?सब्[ज़ज]ि?याँ?\s*$|^\s*सब्ज[ीि]\s*$/iu.test(
    text,
  )
    ? mixedVegetables
    : [];

/** Whether an ingredient is within what stands ready and is not listed by itself: the urad of a batter, and the water that boiled rice took. */
export const isInReady = (id: string, ready: readonly Prepared[]): boolean =>
  ready.some(({ of, doneSteps }) => of.slice(1).includes(id) || (id === 'water' && doneSteps.some((verb) => verb !== 'soak')));
