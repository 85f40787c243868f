import type { DishTrait } from '../../../contract/assistant/dish-traits.ts';
import type { Constraint } from '../../../contract/assistant/constraints.ts';
import { before, isDenied, spoken, type Rule } from './rule.ts';

const without = (...foods: readonly string[]): Constraint[] => foods.map((value) => ({ type: 'avoid', value }));
const trait = (value: DishTrait): readonly Constraint[] => [{ type: 'trait', value }];

const traits: readonly (readonly [words: string, trait: DishTrait])[] = [
  [
    '(?:for |a |my |our |food for |recipe for )*(?:baby|babies|infant|infants|baby food|weaning food|weaning|shishu|chhote bachche|शिशु)(?: (?:food|meal|khana|ka khana|ke liye|recipe))*|(?:for |my |a |of |mera |meri |hamara )*(?:[6-9]|10|11|six|seven|eight|nine|ten|eleven|chhe|saat|aath|nau|das) ?(?:months?|mahine|mahina|maah)(?: (?:old|ka|ki|ke|baby|son|daughter|child|kid|bachcha|bachche|bachchi|beta|beti|liye))+',
    'forBaby',
  ],
  [
    '(?:only |kuch |something )*(?:soft|mushy|mashed|naram|naraam|mulayam|नरम|मुलायम)(?: (?:food|foods|meal|meals|diet|dish|dishes|khana|cheez|chahiye|to chew|to eat))*|(?:no|without|lost all my|few|missing|false) teeth|dentures|(?:दांत|दाँत) (?:nahin|nahi)(?: (?:hai|hain))?|(?:cant|cannot|hard to|trouble) chew(?:ing)?|(?:daant|dant|dat) (?:nahin|nahi|toote|toot gaye)(?: (?:hai|hain|hu))?',
    'soft',
  ],
  [
    '(?:something |kuch |very )*(?:easy to digest|easily digestible|digestible|light on (?:the |my )?(?:stomach|tummy)|gentle on (?:the |my )?stomach|halka|halki|halka phulka|हल्का)(?: (?:food|meal|khana|dish|sa|chahiye|kuch))*|pachne me (?:halka|aasan|asan)',
    'light',
  ],
  [
    '(?:low|less|reduced|lower|little|very little|kam|thoda) (?:in )?(?:salt|sodium|namak)(?: (?:dish|diet|food|recipe|wala|wali|chahiye|please))*|(?:salt|sodium|namak) (?:kam|thoda|low|less)(?: (?:hi|rakhna|dalna|chahiye|ho))*',
    'lessSalt',
  ],
  [
    '(?:no|nothing|avoid|without|not|dont eat|cant eat) (?:any )?(?:raw|uncooked|kachcha|kaccha)(?: (?:food|foods|vegetables?|salads?|khana|things?|please))*|(?:kach?chh?[ae]|कच्चा) (?:nahin|nahi|mat|kuch nahin)(?: (?:khana|khati|khata|chahiye|hai))*|(?:only |fully |well )cooked(?: food)?',
    'cooked',
  ],
  [
    '(?:not|no|non|less|without|dont like|doesnt like|do not like|does not like|hate|hates|avoid|nothing|isnt|arent|never|kam|bina) (?:\\S+ )?(?:spicy|spice|spices|chilli|chillies|chili|mirch|mirchi|masaledar|teekha|tikha|hot)(?: (?:food|khana|wala|dish|please|things))*|(?:mirch|mirchi|teekha|tikha|spicy) (?:kam|nahin|nahi|mat)(?: (?:ho|khate|dalna|khata|khati|chahiye))*|(?:mild|bland)(?: (?:food|dish|recipe))?',
    'mild',
  ],
];

const isHere = '(?: (?:hai|hain|dono|patient|ki bimari|ki problem|problem|ka mareez|ka mariz|hu))*';
const told = '(?:mujhe |mujhko |mereko |मुझे |i have |having |i am |main )*';
const bp = '(?:high )?(?:bp|b p|बीपी|blood pressure)';
/** 'Sugar' is what people call diabetes, where somebody has it or says it beside BP. */
const sugarRules: readonly Rule[] = [
  {
    search: spoken(
      `${told}(?:(?:sugar|suger|शुगर) (?:aur |and |और |bhi |, |& )?${bp}|${bp} (?:aur |and |और |bhi |, |& )?(?:sugar|suger|शुगर))${isHere}`,
    ),
    means: (found) =>
      isDenied(found)
        ? []
        : [
            { type: 'condition', value: 'diabetes' },
            { type: 'condition', value: 'highBloodPressure' },
          ],
  },
  {
    search: spoken(
      `(?:mujhe|mujhko|mereko|मुझे) (?:bhi |type 2 )?(?:sugar|suger|शुगर)(?: (?:hai|है|rehti|ki bimari|ki problem|ki shikayat))+|(?:sugar|suger|शुगर) (?:ki bimari|patient|ka mareez|ka mariz|की बीमारी|का मरीज)${isHere}`,
    ),
    means: (found) => (isDenied(found) ? [] : [{ type: 'condition', value: 'diabetes' }]),
  },
];

/** What a dish has to be for those who eat it, and how much of energy and protein a serving brings. */
export const traitRules: readonly Rule[] = [
  ...sugarRules,
  ...traits.map(([words, value]): Rule => ({
    search: spoken(words),
    means: (found) => (value !== 'mild' && value !== 'soft' && value !== 'cooked' && isDenied(found) ? [] : trait(value)),
  })),
  {
    search: spoken(
      '(?:no|without|without any|zero|bina|skip the) (?:added )?(?:salt|namak|sodium)|salt ?free|unsalted|namak (?:nahin|nahi|bilkul nahin)',
    ),
    means: () => without('salt', 'soy sauce', 'cheese', 'ketchup'),
  },
  {
    search: spoken(
      '(?:low|less|limited?|restrict(?:ed)?|kam|no high) (?:in )?potassium(?: (?:diet|food|dish|please))*|potassium (?:kam|low|is high|badha|high)(?: hai)?',
    ),
    means: () => ({
      always: {
        english:
          'Low in potassium: no potato, tomato, spinach, pumpkin, beetroot, mushroom, banana, orange, coconut or dried fruit. Potassium itself is not counted, so let your kidney dietitian see the dish. Potatoes lose much of theirs if they are peeled, cut small and boiled in plenty of water that is thrown away.',
        hindi:
          'पोटैशियम कम: आलू, टमाटर, पालक, कद्दू, चुकंदर, मशरूम, केला, संतरा, नारियल और सूखे मेवे नहीं। पोटैशियम गिना नहीं जाता, इसलिए पकवान किडनी के आहार विशेषज्ञ को दिखाएँ। आलू छीलकर, छोटा काटकर और भरपूर पानी में उबालकर वह पानी फेंकने से उसका पोटैशियम काफ़ी घटता है।',
      },
      constraints: without(
        'potato',
        'sweet potato',
        'tomato',
        'spinach',
        'pumpkin',
        'beetroot',
        'mushroom',
        'banana',
        'orange',
        'coconut',
        'raisins',
        'dates',
        'avocado',
      ),
    }),
  },
  {
    search: spoken(
      '(?:at ?least |min |minimum |with |over |more than |around |about |kam se kam )*(\\d{1,2}) ?(?:g|gm|gms|grams?|gram) (?:of )?(?:protein|प्रोटीन)(?: (?:per|a|each|in a|in one|ek) (?:serving|plate|person|meal|portion))?|(?:protein|प्रोटीन) (?:at ?least |min |minimum |above |over |kam se kam )*(\\d{1,2}) ?(?:g|gm|grams?)',
    ),
    means: (found) => {
      const value = Number(found[1] ?? found[2]);
      return value >= 5 && value <= 80 ? [{ type: 'leastProtein', value }] : undefined;
    },
  },
  {
    // 'High protein dinner, 45 g per serving'.
    search: spoken(
      '(?:at ?least |min |minimum |with |kam se kam )*(\\d{1,2}) ?(?:g|gm|gms|grams?) (?:per|a|each|in a|in each|ek) (?:serving|plate|person|meal|portion)',
    ),
    means: (found) => {
      const value = Number(found[1]);
      const isOfProtein =
        / (?:protein|protien|protin|प्रोटीन) /.test(found.input) && !/ (?:carbs?|fat|fibre|fiber|sugar) /.test(found.input);
      return isOfProtein && value >= 5 && value <= 80 ? [{ type: 'leastProtein', value }] : undefined;
    },
  },
  {
    search: spoken(
      '(?:high|more|rich in|zyada|jyada|lots of|extra|full of) (?:in )?protein(?: (?:dish|meal|recipe|wala|wali|chahiye|please))*|protein (?:rich|zyada|jyada|wala)',
    ),
    means: (found) => (isDenied(found) ? undefined : [{ type: 'leastProtein', value: 20 }]),
  },
  {
    search: spoken(
      '(?:under |below |about |around |less than |max |maximum |at most |within |only |upto |up to )*(\\d{3,4}) ?(?:kcals?|calories?|cals?|calorie|कैलोरी)(?: (?:per|a|each|ek) (?:serving|plate|person|meal|portion|se kam|me))?(?: (?:se kam|tak|max))?',
    ),
    means: (found) => {
      const value = Number(found[1]);
      return value >= 100 && value <= 1_200 && !/ (?:burn|burned|burnt) $/.test(before(found)) ? [{ type: 'mostKcal', value }] : undefined;
    },
  },
  {
    search: spoken(
      '(?:(?:only|just|sirf|bas|i have|have) )+(?:an? |one )?(?:electric )?(?:kettle|ketli)(?: (?:hai|only|hi|available))*|(?:no|without|dont have an?|without an?|bina) (?:stove|gas|gas stove|cooktop|hob|flame|chulha|burner)(?: (?:at home|here|ke|hai|and|or))*|(?:gas|chulha|stove|cylinder) (?:khatam|nahin|nahi)(?: (?:hai|ho gaya|ho gayi))?',
    ),
    means: () => [{ type: 'cooking', value: 'none' }],
  },
  {
    search: spoken(
      '(?:only |just |sirf )(?:an? |my )?(?:air ?fryer|microwave)(?: (?:hai|available))?|(?:air ?fryer|microwave) (?:only|hi hai|recipe|wali)',
    ),
    means: () => ({
      english:
        'We have no times for an air fryer or a microwave. What is grilled or baked here cooks in an air fryer at about 20 °C less; check that chicken is 74 °C inside.',
      hindi:
        'एयर फ्रायर या माइक्रोवेव के समय हमारे पास नहीं हैं। जो यहाँ ग्रिल या बेक होता है वह एयर फ्रायर में करीब 20 °C कम पर बनता है; चिकन भीतर 74 °C हुआ या नहीं, देख लें।',
    }),
  },
];
