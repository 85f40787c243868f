import type { Sentence } from '../wishes/index.ts';
import { after, before, isDenied, spoken, type Meant, type Rule } from './rule.ts';

const underMinimum: Sentence = {
  english:
    'So little energy costs muscle, strength and nutrients. The plan never goes under 1,200 kcal a day for women and 1,500 for men; it has what is safe for your body.',
  hindi:
    'इतनी कम ऊर्जा से मांसपेशी, ताकत और पोषक तत्व घटते हैं। प्लान महिलाओं के लिए दिन की 1,200 और पुरुषों के लिए 1,500 कैलोरी से नीचे कभी नहीं जाता; उसमें उतना है जितना आपके शरीर के लिए सुरक्षित है।',
};
const perMeal: Sentence = {
  english: 'The energy of a single meal cannot be set. The plan shares the day among the meals; write a figure for the whole day.',
  hindi: 'एक अकेले भोजन की कैलोरी तय नहीं हो सकती। प्लान दिन भर की कैलोरी भोजनों में बाँटता है; पूरे दिन का आँकड़ा लिखें।',
};
const tooFast = (kg: number, weeks: number): Sentence => ({
  english: `${kg} kg in ${weeks <= 1.5 ? 'a week' : `${Math.round(weeks)} weeks`} is faster than is safe: at most about half to one kilogram a week, or muscle and strength go too. The plan loses as quickly as is safe.`,
  hindi: `${weeks <= 1.5 ? 'एक हफ़्ते' : `${Math.round(weeks)} हफ़्तों`} में ${kg} किलो सुरक्षित नहीं है: हफ़्ते में ज़्यादा से ज़्यादा आधा से एक किलो, वरना मांसपेशी और ताकत भी घटती है। प्लान जितनी जल्दी सुरक्षित है उतनी जल्दी घटाता है।`,
});
const littleOf = (thing: 'carbs' | 'fat'): Sentence =>
  thing === 'fat'
    ? {
        english: 'Fat cannot be left out: the body needs some. The plan keeps it within 20 to 35 % of the energy and the oil small.',
        hindi: 'वसा पूरी तरह नहीं छोड़ी जा सकती: शरीर को कुछ चाहिए। प्लान उसे ऊर्जा के 20 से 35 % में और तेल कम रखता है।',
      }
    : {
        english: 'No carbohydrate at all is not planned. Write ‘low carb’ (at most 130 g a day) or ‘keto’ (at most 50 g).',
        hindi: 'बिल्कुल बिना कार्बोहाइड्रेट का प्लान नहीं बनता। ‘लो कार्ब’ (दिन में 130 ग्राम तक) या ‘कीटो’ (50 ग्राम तक) लिखें।',
      };

const number = '(\\d+(?:\\.\\d+)?)';
const unit = '(?:kcals?|k cal|cals?|calories?|calorie|kilocalories?|कैलोरी|kelori|calori)';
const losing = / (?:loss|less|lose|loose|losing|reduce|reducing|shed|drop|cut|burn|kam|ghata\w*|ghatana|कम|घटा\S*|down) /;

const carbsOf = (grams: number): Meant =>
  grams < 20 ? littleOf('carbs') : grams <= 500 ? [{ type: 'carbGrams', value: Math.round(grams) }] : undefined;
const perKgOf = (value: number): Meant =>
  value >= 0.6 && value <= 2.5 ? [{ type: 'proteinPerKg', value: Number(value.toFixed(1)) }] : undefined;
/** At least so much is planned a little above it, so that no day is under it. */
const atLeast = 1.06;
/** Fewer grams than this are no day's protein but grams a kilogram or a meal's. */
const gramsOf = (grams: number): Meant => (grams >= 20 && grams <= 400 ? [{ type: 'protein', value: Math.round(grams) }] : undefined);
const kcalOf = (value: number): Meant =>
  value < 100 || value > 6_000 ? undefined : value < 1_200 ? underMinimum : [{ type: 'kcal', value: Math.round(value) }];

/** Weeks in an amount of days, weeks or months. */
function weeksIn(count: string | undefined, kind: string): number {
  const many =
    count === undefined || /^(?:a|an|one|ek|एक)$/.test(count)
      ? 1
      : count === 'two' || count === 'do' || count === 'दो'
        ? 2
        : count === 'three' || count === 'teen' || count === 'तीन'
          ? 3
          : Number(count);
  if (/^(?:day|din|दिन)/.test(kind)) return many / 7;
  return /^(?:week|haft|hapt|हफ्त)/.test(kind) ? many : /^(?:year|saal|साल)/.test(kind) ? many * 52 : many * 4.35;
}

const aFastLoss = (kg: number, weeks: number): Meant => {
  if (!(kg > 0) || !(weeks > 0)) return undefined;
  const each = kg / weeks;
  const quick = [
    { type: 'goal', value: 'loseFat' },
    { type: 'pace', value: 'quick' },
  ] as const;
  if (each > 1.05) return { cannot: tooFast(kg, weeks), constraints: quick };
  return [
    { type: 'goal', value: 'loseFat' },
    { type: 'pace', value: each > 0.6 ? 'quick' : each > 0.35 ? 'steady' : 'gentle' },
  ];
};

const period =
  '(a|an|one|two|three|ek|do|teen|एक|दो|तीन|\\d+) (days?|weeks?|months?|years?|din|hafte|hafta|mahine|mahina|saal|हफ्ते|महीने|दिन)';

/** A weight by itself in a list of figures. */
const bareWeight: Rule = {
  search: /(?<=(?:^|[;,]) )(\d{2,3}(?:\.\d)?) ?(?:kgs?|kilos?|किलो) (?=[;,]|$)/gu,
  means: (found) =>
    Number(found[1]) >= 30 && Number(found[1]) <= 250 ? [{ type: 'weightKg', value: Math.round(Number(found[1])) }] : undefined,
};

/** Energy, protein, carbohydrate, and how fast somebody wants to lose or gain. */
export const figureRules: readonly Rule[] = [
  {
    search: spoken(
      `(?:(?:total |saturated |my |daily )*(?:fat|fats|fibre|fiber|sodium|salt|sugar|cholesterol|potassium|iron|calcium)(?: (?:under|below|less than|at most|max|around|about|at least|minimum|of|to|is)){0,2} ${number} ?(?:g|gm|grams?|mg|milligrams?)|${number} ?(?:g|gm|grams?|mg) (?:of )?(?:fat|fats|fibre|fiber|sodium|salt|sugar|calcium|iron))(?: (?:a|per) day| daily| max)?`,
    ),
    means: () => otherFigures,
  },
  {
    // '1.4 to 1.8 per kilo', 'protein 1.5 se kam nahin per kg', 'protein at 1.6'.
    search: spoken(
      `protein(?: (?:at|of|is|around|to|about|only|intake|should|be|between|from|roughly|approx|minimum|min|least|kam se kam)){0,4} (\\d\\.\\d+|[12])(?: ?(?:g|gm|grams?))?(?: (?:to|and|se|or) (\\d\\.\\d+|[12])(?: ?(?:g|gm|grams?))?)?(?: (?:se kam nahin|se upar|minimum|at least|or more|plus))?(?: (?:a|per|each|every|prati|har|for each) ?(?:kg|kilo|kilogram|किलो)| ?(?:g|gm)? ?kg)?(?: (?:of )?(?:my )?(?:body ?)?(?:weight|wt))?(?: (?:se kam nahin|minimum|at least))?`,
    ),
    means: (found) => {
      const [low, high] = [Number(found[1]), Number(found[2] ?? found[1])];
      if (!/\./.test(found[1] ?? '') && !/ (?:kg|kilo|kilogram)/.test(found[0])) return undefined;
      return perKgOf(
        ((low + high) / 2) *
          (/ (?:kam nahin|kam se kam|upar|min|minimum|least|more|plus)(?: |$)/.test(`${found[0]} `) && found[2] === undefined
            ? atLeast
            : 1),
      );
    },
  },
  {
    // A bare figure between pauses: 'about 1800', 'below 1000', 'daily calories: 1800'.
    search:
      /(?<=(?:^|[;,]) )(?:(?:daily |my |target |total )*(?:calories|calorie|kcal) (?:, )?)?(?:about |around |approx |roughly |max |under |below |less than |only |target ){0,2}(\d{3,4}) (?=[;,]|$)/gu,
    means: (found) =>
      /[a-z]/.test(found[0]) && Number(found[1]) >= 400 && Number(found[1]) <= 5_000 ? kcalOf(Number(found[1])) : undefined,
  },
  {
    search: spoken(
      `(?:per|for each|every|prati|har|हर|प्रति) (?:kg|kilo|kilogram|किलो)(?: (?:body ?)?(?:weight|vajan))?(?: par| pe)? ${number} ?(?:g|gm|gms|gram|grams)? ?(?:of )?protein|${number} ?(?:g|gm|gms|grams?) ?kg (?:of )?(?:protein|body ?weight)|${number} ?(?:g|gm|gms|grams?)? ?(?:per|a|for each|each|every|prati|har) (?:kg|kilo|kilogram) (?:of )?(?:my )?(?:body ?weight )?(?:of )?protein|${number} ?(?:g|gm|gms|grams?) (?:of )?protein (?:per|a|for each|each|every|prati|har) (?:kg|kilo|kilogram)(?: (?:of )?(?:my )?body ?weight)?|protein (?:at |of |is |around |to |under |below |down |about |only |intake |should |be ){0,4}${number} ?(?:g|gm|gms|grams?)? ?(?:per|a|for each|each|har|prati) (?:kg|kilo|kilogram)`,
    ),
    means: (found) => {
      const value = Number(found.slice(1).find((one) => one !== undefined));
      return value >= 0.6 && value <= 2.5 ? [{ type: 'proteinPerKg', value }] : undefined;
    },
  },
  {
    // 'Protein not above 45 g', 'keep protein under 50 grams': a little less, so that no day is over it.
    search: spoken(
      `protein(?: (?:intake|should be|must be|to be|ko|ka|is|be|stay|kept|to)){0,2} (?:not (?:above|over|more than|exceed|exceeding)|under|below|less than|max|maximum|at most|upto|up to|no more than|limit(?:ed)? to) ${number} ?(?:g|gm|gms|grams?)(?: (?:a|per|each) day| daily)?|${number} ?(?:g|gm|gms|grams?) (?:se zyada|se jyada) protein nahin`,
    ),
    means: (found) => gramsOf(Number(found[1] ?? found[2]) * 0.94),
  },
  {
    search: spoken(`${number} (?:of )?protein (?:a|per|each|every) ?day`),
    means: (found) => [{ type: 'protein', value: Math.round(Number(found[1])) }],
  },
  {
    search: spoken(
      `(?:want to|like to|need to|goal is to|hope to) (?:be|weigh|reach|get to|become) (?:about |around )?${number} ?(?:kgs?|kilos?)(?: \\S+){0,4}?(?: ,)? (?:now|currently|today|am|at|from)(?: at| am| is)? ${number}`,
    ),
    means: (found) => [{ type: 'goal', value: Number(found[1]) < Number(found[2]) ? 'loseFat' : 'buildMuscle' }],
  },
  bareWeight,
  {
    search: spoken(
      `(?:${number} (?:to|and) )?${number} ?${unit}(?: (?:a|per|each|every|ka|ki) ?(?:day|din)| daily| diet| only| max| plan)?`,
    ),
    means: (found) => {
      const near = `${before(found)}${after(found, 25)}`;
      if (/ (?:breakfast|lunch|dinner|snacks?|meal|each meal|nashta) /.test(near) && !/ (?:day|daily|din) /.test(`${found[0]}${near}`))
        return perMeal;
      if (/ (?:burn|burned|burning|burns|walk|run|workout|exercise) /.test(before(found))) return [];
      if (/ (?:deficit|less|fewer|kam|below maintenance|cut) (?!than )/.test(near))
        return [
          { type: 'goal', value: 'loseFat' },
          { type: 'pace', value: Number(found[2]) >= 450 ? 'quick' : 'steady' },
        ];
      if (/ (?:surplus|extra|zyada) /.test(near)) return [{ type: 'goal', value: 'buildMuscle' }];
      const [low, high] = [Number(found[1] ?? found[2]), Number(found[2])];
      return kcalOf((low + high) / 2);
    },
  },
  {
    search: spoken(`(?:calorie|calories|kcal)(?: target| goal| limit)? (?:of |is |about |around |under |below |at )?${number}`),
    means: (found) => kcalOf(Number(found[1])),
  },
  {
    search: spoken(
      `${number} ?(?:g|gm|gms|grams?|ग्राम) (?:(?:of|ke|aas|paas|aaspaas|karib|kareeb|ka|tak|se upar|minimum|min|at least|plus|के|आसपास|तक|ka) ){0,3}(?:proteins?|प्रोटीन)(?: (?:a|per|every|each) day| daily| roz| din)?|(?:protein|proteins|प्रोटीन) (?:, )?(?:of |at |around |about |is |target |intake |should be |to be |goal |minimum |min |at least |kam se kam |roz |daily |day ){0,3}${number} ?(?:g|gm|gms|grams?|ग्राम)?(?! ?(?:(?:g|gm|grams?) )?(?:per|a|har|each)? ?(?:kg|kgs|kilo|kcal|%|am|pm|baje|meals?|times))(?: (?:a|per|every|each) day| daily)?`,
    ),
    means: (found) => (/ (?:meal|breakfast|lunch|dinner) /.test(after(found, 20)) ? perMealProtein : gramsOf(Number(found[1] ?? found[2]))),
  },
  {
    search: spoken(
      `${number} ?(?:g|gm|grams?) ?(?:of protein )?(?:per|a|/|for each|each) ?(?:kg|kilo|kilogram)(?: of)?(?: body ?weight| bodyweight)?(?: (?:of )?protein)?`,
    ),
    means: (found) =>
      / protein /.test(`${before(found, 30)}${found[0]}${after(found, 20)}`)
        ? Number(found[1]) < 0.6 || Number(found[1]) > 2.5
          ? lowProtein
          : [{ type: 'proteinPerKg', value: Number(found[1]) }]
        : undefined,
  },
  {
    search: spoken(
      '(?:high|higher|more|extra|need|want|require|needs|plenty of|lots of|enough|increase|rich in|zyada|jyada|heavy|good|max(?:imum)?) (?:my )?(?:in )?protein|protein (?:rich|heavy|packed|zyada|jyada|chahiye|badha\\w*)|high protein|प्रोटीन ज्यादा|ज्यादा प्रोटीन|हाई प्रोटीन',
    ),
    means: (found) => (isDenied(found) ? undefined : [{ type: 'more', value: 'protein' }]),
  },
  { search: spoken('(?:low|less|little) protein|protein (?:kam|restricted)|कम प्रोटीन'), means: () => lowProtein },
  {
    search: spoken(
      `${number} ?(?:g|gm|gms|grams?)? ?(?:(?:of|net|max|tak|total) ){0,2}(?:carbs?|carb|carbohydrates?|कार्ब|कार्बोहाइड्रेट)(?: (?:a|per|each) day| daily| max| limit| tops| at most| se kam| tak){0,2}|(?:carbs?|carb|carbohydrates?|कार्ब|कार्बोहाइड्रेट|karb)(?: (?!protein|fat|kcal|calorie)\\S+){0,5}? ${number} ?(?:g|gm|gms|grams?)?(?! ?(?:kcal|cals?|calories?|%|kg|kgs|kilo|baje|am|pm|days?|meals?|minutes?|din|protein|g protein|gram protein) )(?: (?:a|per|each) day| daily| max| limit| tak| se kam){0,2}`,
    ),
    means: (found) => (/ (?:less|fewer|kam|cut|reduce) (?:by|se) /.test(found[0]) ? undefined : carbsOf(Number(found[1] ?? found[2]))),
  },
  {
    search: spoken('keto|ketogenic|keto diet|कीटो|ketosis'),
    means: (found) => (isDenied(found) ? [] : [{ type: 'carbs', value: 'keto' }]),
  },
  {
    search: spoken(
      '(?:low|lower|less|fewer|minimal|minimum|reduce|reduced|cut|limit|cutting) (?:on |down on |the |my )*(?:carbs?|carbohydrates?|carb diet|carb)|carbs? (?:kam|low)|lchf|atkins|लो कार्ब|कम कार्ब\\S*|कार्ब कम',
    ),
    means: (found) => (/ (?:no|not|dont want|without|avoid) $/.test(before(found)) ? [] : [{ type: 'carbs', value: 'low' }]),
  },
  { search: spoken('(?:no|zero|without any|without) (?:carbs?|carbohydrates?)|carb free'), means: () => littleOf('carbs') },
  {
    search: spoken(
      '(?:no|zero|without any|without|bina) (?:refined |vegetable |cooking |too much |any )?(?:fats?|oil|tel|ghee ya tel)(?! loss)|(?:fat|oil) free|तेल नहीं|बिना तेल(?: के)?',
    ),
    means: () => littleOf('fat'),
  },
  {
    search: spoken(
      '(?:less|low|lower|little|kam|reduced?) (?:in )?(?:saturated )?(?:oil|fat|fats|tel|oily|masala)(?! loss)(?: food| diet)?|कम तेल',
    ),
    means: () => littleOf('fat'),
  },
  {
    search: spoken(`${number} ?(?:kgs?|kilos?|किलो) (?:\\S+ ){0,3}?(?:(?:in|within|by|in just|over|mein|me|main|में) )?${period}`),
    means: (found) =>
      losing.test(`${before(found, 40)}${found[0]}${after(found, 30)}`)
        ? aFastLoss(Number(found[1]), weeksIn(found[2], found[3] ?? ''))
        : undefined,
  },
  {
    search: spoken(`(?:in|within|over) ${period} (?:\\S+ ){0,4}?${number} ?(?:kgs?|kilos?)`),
    means: (found) => (losing.test(found[0]) ? aFastLoss(Number(found[3]), weeksIn(found[1], found[2] ?? '')) : undefined),
  },
  {
    search: spoken(`${period} (?:mein|main|me|में) ${number} ?(?:kgs?|kilos?|किलो)(?: \\S+){0,4}`),
    means: (found) => (losing.test(`${found[0]} `) ? aFastLoss(Number(found[3]), weeksIn(found[1], found[2] ?? '')) : undefined),
  },
  {
    search: spoken(
      `${number} ?(?:kgs?|kilos?|किलो) (?:\\S+ ){0,2}?(?:by|before|till|until) (?:the )?(?:next|this|end of|coming|agle|is) ?(?:the |this )?(week|month|mahine|hafte)`,
    ),
    means: (found) =>
      losing.test(`${before(found, 40)}${found[0]}`) ? aFastLoss(Number(found[1]), weeksIn('1', found[2] ?? '')) : undefined,
  },
  {
    search: spoken(`${number} ?(?:kgs?|kilos?) (?:a|per|every|each) (week|month)`),
    means: (found) =>
      losing.test(`${before(found, 40)}${found[0]}`) ? aFastLoss(Number(found[1]), weeksIn('1', found[2] ?? '')) : undefined,
  },
  {
    search: spoken(
      `from ${number} (?:kgs? )?to ${number} ?kgs?|(?:weigh|weight is|am|at) ${number} ?(?:kgs?|kilos?)? (?:\\S+ ){0,4}?(?:want to (?:be|weigh|reach|get to)|target|goal|aim) (?:\\S+ ){0,2}?${number}`,
    ),
    means: (found) => {
      const [now, then] = [Number(found[1] ?? found[3]), Number(found[2] ?? found[4])];
      return then < now ? [{ type: 'goal', value: 'loseFat' }] : [{ type: 'goal', value: 'buildMuscle' }];
    },
  },
  {
    search: spoken(
      '(?:as fast|as quickly|fastest|quickly|fast|jaldi|asap|as soon) (?:as )?(?:possible )?(?:weight loss|lose|losing|vajan|wajan)?',
    ),
    means: (found) =>
      / (?:lose|losing|loss|weight|fat|slim|vajan|wajan) /.test(`${before(found)}${found[0]}${after(found)}`)
        ? [
            { type: 'goal', value: 'loseFat' },
            { type: 'pace', value: 'quick' },
          ]
        : undefined,
  },
  {
    search: spoken('(?:slowly|gently|gradually|slow and steady|dheere dheere|dhire dhire|no rush)'),
    means: (found) =>
      / (?:lose|losing|loss|weight|fat|slim|vajan|wajan|gain) /.test(`${before(found)}${after(found)}`)
        ? [{ type: 'pace', value: 'gentle' }]
        : undefined,
  },
];
const otherFigures: Sentence = {
  english:
    'In figures only energy, protein, carbohydrate and rupees can be set. Fat is kept at 20 to 35 % of the energy, fibre at 14 g for each 1,000 kcal, and the sums of every day are shown with it.',
  hindi:
    'आँकड़ों में केवल कैलोरी, प्रोटीन, कार्बोहाइड्रेट और रुपये तय हो सकते हैं। वसा ऊर्जा की 20 से 35 % और रेशा हर 1,000 कैलोरी पर 14 ग्राम रहता है, और हर दिन का जोड़ साथ दिखता है।',
};
const perMealProtein: Sentence = {
  english: 'The protein of a single meal cannot be set. Write grams for the whole day, such as ‘100 g protein’.',
  hindi: 'एक अकेले भोजन का प्रोटीन तय नहीं हो सकता। पूरे दिन के ग्राम लिखें, जैसे ‘100 ग्राम प्रोटीन’।',
};
const lowProtein: Sentence = {
  english:
    'Less protein is planned for kidney disease only. If you have it, write ‘kidney disease’; otherwise the plan keeps what your muscles need.',
  hindi: 'कम प्रोटीन केवल गुर्दे की बीमारी में रखा जाता है। अगर आपको यह है तो ‘किडनी की बीमारी’ लिखें; वरना प्लान उतना रखता है जितना मांसपेशियों को चाहिए।',
};
