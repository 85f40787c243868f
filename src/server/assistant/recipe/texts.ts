import type { PlanLanguage } from '../../../contract/assistant/words.ts';

type Texts = {
  readonly tools: Record<string, string>;
  readonly instead: (from: string) => string;
  readonly pieces: (count: string) => string;
  readonly pinch: string;
  readonly notes: {
    readonly pantry: string;
    readonly wait: (hours: number) => string;
    readonly servedWith: (said: readonly string[]) => string;
    readonly lessProtein: (protein: number, wanted: number) => string;
    readonly notAMeal: (kcal: number, protein: number, staple: 'roti' | 'rice' | 'vegetables') => string;
    readonly cookedRice: string;
    readonly poultry: string;
    readonly fish: string;
    readonly egg: string;
    readonly rajma: string;
    readonly beansTomorrow: string;
    readonly allergens: string;
    readonly halal: string;
    readonly slow: (minutes: number) => string;
    readonly estimate: string;
  };
};

const english: Texts = {
  tools: {},
  instead: (from) => `Instead of ${from.toLowerCase()}`,
  pieces: (count) => count,
  pinch: 'a pinch',
  notes: {
    pantry: 'Salt, oil, sugar and everyday spices are taken to be at home. Say so if one is not.',
    wait: (hours) =>
      `Plan ${hours < 1 ? `${hours * 60} minutes` : `${hours} hour${hours === 1 ? '' : 's'}`} more for soaking, rising or resting; it needs no hands.`,
    servedWith: (said) => `Eat it with the ${said.join(' and ')} that you have.`,
    lessProtein: (protein, wanted) =>
      `A serving has ${protein} g of protein, less than the ${wanted} g that you asked for: of what fits, no dish brings it. A glass of milk, soy milk or curd beside it, if you may have it, adds 6 to 8 g.`,
    notAMeal: (kcal, protein, staple) =>
      `By itself this is ${kcal} kcal and ${protein} g of protein, less than a meal. Have ${{ roti: 'two rotis (about 190 kcal and 6 g)', rice: 'a katori and a half of cooked rice (about 190 kcal and 4 g)', vegetables: 'a bowl of cooked vegetables and a roti or some rice' }[staple]} with it${protein < 15 && staple !== 'vegetables' ? ', and dal, curd or an egg for more protein' : ''}.`,
    cookedRice: 'Use cooked rice that was cooled quickly and kept in the fridge for a day at most, and heat it through until it steams.',
    poultry: 'Cook meat until no pink is left and the juices run clear (74 °C inside for chicken), and wash what touched it raw.',
    fish: 'Fish and prawns are done when the flesh turns opaque and flakes (63 °C inside).',
    egg: 'Cook eggs until white and yolk are set.',
    rajma:
      'Dry beans must soak for hours and then boil hard in fresh water for at least ten minutes: a gentle boil leaves a poison in kidney beans. Boiled ones out of a tin need neither.',
    beansTomorrow:
      'The dry beans at home are not in this dish: they need hours of soaking and a hard boil. Soak them tonight for tomorrow, or write ‘soaked’ or ‘boiled’ if they are.',
    allergens: 'Read the label of everything packed: traces come from factories, not from recipes.',
    halal: 'Buy meat that is certified halal.',
    slow: (minutes) => `Nothing in the book that fits is that quick; this takes ${minutes} minutes.`,
    estimate: 'Nutrients are reckoned from raw ingredients (USDA SR24) for one serving; your pot will differ a little.',
  },
};

const hindi: Texts = {
  tools: {
    pan: 'कड़ाही',
    tawa: 'तवा',
    'pressure cooker': 'प्रेशर कुकर',
    blender: 'मिक्सर',
    steamer: 'भाप का बर्तन',
    'rolling pin': 'बेलन',
    oven: 'ओवन',
    'oven or tawa': 'ओवन या तवा',
    bowl: 'कटोरा',
    glass: 'गिलास',
    jar: 'जार',
    toaster: 'टोस्टर',
    wok: 'कड़ाही',
  },
  instead: (from) => `${from} की जगह`,
  pieces: (count) => count,
  pinch: 'एक चुटकी',
  notes: {
    pantry: 'नमक, तेल, चीनी और रोज़ के मसाले घर में मान लिए गए हैं। कोई न हो तो बताएँ।',
    wait: (hours) => `भिगोने, ख़मीर या रखने के लिए ${hours < 1 ? `${hours * 60} मिनट` : `${hours} घंटे`} और रखें; इसमें हाथ नहीं लगता।`,
    servedWith: (said) => `इसे घर में रखे ${said.join(' और ')} के साथ खाएँ।`,
    lessProtein: (protein, wanted) =>
      `एक परोस में ${protein} ग्राम प्रोटीन है, माँगे गए ${wanted} ग्राम से कम: जो सही बैठता है उसमें इतना नहीं। साथ में एक गिलास दूध, सोया दूध या दही (अगर ले सकते हों) 6 से 8 ग्राम जोड़ता है।`,
    notAMeal: (kcal, protein, staple) =>
      `अकेले यह ${kcal} कैलोरी और ${protein} ग्राम प्रोटीन है, एक भोजन से कम। साथ में ${{ roti: 'दो रोटी (करीब 190 कैलोरी, 6 ग्राम)', rice: 'डेढ़ कटोरी पका चावल (करीब 190 कैलोरी, 4 ग्राम)', vegetables: 'एक कटोरी पकी सब्ज़ी और रोटी या थोड़ा चावल' }[staple]} लें${protein < 15 && staple !== 'vegetables' ? ', और प्रोटीन के लिए दाल, दही या अंडा' : ''}।`,
    cookedRice: 'पका चावल वही लें जो जल्दी ठंडा करके फ्रिज में एक दिन तक रखा हो, और भाप उठने तक अच्छी तरह गरम करें।',
    poultry: 'मांस तब तक पकाएँ जब तक गुलाबी न रहे (चिकन भीतर 74 °C), और जो कच्चे मांस से छुआ हो उसे धोएँ।',
    fish: 'मछली और झींगा तब पकते हैं जब गूदा सफ़ेद होकर अलग होने लगे (भीतर 63 °C)।',
    egg: 'अंडा पूरा जमने तक पकाएँ।',
    rajma:
      'सूखे राजमा और चने घंटों भिगोएँ, फिर ताज़े पानी में कम से कम दस मिनट तेज़ उबालें: धीमी आँच पर राजमा का ज़हर नहीं जाता। डिब्बे के उबले हुए को इसकी ज़रूरत नहीं।',
    beansTomorrow:
      'घर के सूखे राजमा या चने इस पकवान में नहीं हैं: उन्हें घंटों भिगोना और तेज़ उबालना पड़ता है। कल के लिए आज रात भिगो दें; भीगे या उबले हों तो ‘भीगे’ या ‘उबले’ लिखें।',
    allergens: 'हर पैकेट का लेबल पढ़ें: अंश कारख़ाने से आते हैं।',
    halal: 'हलाल प्रमाणित मांस ख़रीदें।',
    slow: (minutes) => `इससे जल्दी बनने वाला कुछ नहीं मिला; इसमें ${minutes} मिनट लगते हैं।`,
    estimate: 'पोषण कच्ची सामग्री (USDA SR24) से एक परोस के लिए निकाला गया है; आपके यहाँ थोड़ा अंतर होगा।',
  },
};

export const texts: Record<PlanLanguage, Texts> = { english, hindi };
