/**
 * A food that stands cooked in the kitchen: what it was made of, how much heavier it became (grams cooked per gram raw, from the USDA
 * cooking yields and our own dishes), and the steps of a recipe that are no longer needed.
 */
export type Prepared = {
  readonly name: readonly [english: string, hindi: string];
  readonly of: readonly string[];
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
const lentils = /\b(dal|daal|dhal|lentils?)\b|दाल/iu;

const kinds: readonly { readonly isMeant: (text: string) => boolean; readonly prepared: Prepared }[] = [
  {
    isMeant: (text) => leftover.test(text) && rices.test(text),
    prepared: {
      name: ['Cooked rice', 'पका चावल'],
      of: ['rice'],
      growth: 2.6,
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
    isMeant: (text) => /\b(rotis?|chapatt?is?|chapaa?ti|phulkas?|fulkas?)\b|रोटी|रोटियाँ|चपाती|फुलके?/iu.test(text),
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

/** What a typed ingredient is if it stands ready in the kitchen: 'leftover rice', 'roti', 'dosa batter'; undefined if it is raw. */
export const preparedIn = (text: string): Prepared | undefined => kinds.find(({ isMeant }) => isMeant(text))?.prepared;

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
  ready.some(({ of, doneSteps }) => of.slice(1).includes(id) || (id === 'water' && doneSteps.length > 0));
